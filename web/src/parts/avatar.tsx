import { LazyImage } from '@nocturne/ui/lazy-image.tsx'

const sizes = { s: 'size-8 text-m', m: 'size-10 text-l', l: 'size-16 text-xxl', xl: 'size-22 text-xxl' }

interface AvatarProps {
  nickname: string
  /** Empty until the person has chosen a picture. */
  path?: string
  size?: keyof typeof sizes
}

/** A person's picture, or the first letter of the name. Decoration: the name stands beside it. */
export const Avatar = ({ nickname, path = '', size = 'm' }: AvatarProps) => {
  const [first] = new Intl.Segmenter().segment(nickname)
  return (
    <span aria-hidden="true" className={`relative flex shrink-0 items-center justify-center overflow-hidden rounded-pill bg-grad font-bold text-on-grad uppercase ${sizes[size]}`}>
      {first?.segment}
      {path !== '' && (
        <span className="absolute inset-0">
          <LazyImage src={path} alt="" look="round" noLoading />
        </span>
      )}
    </span>
  )
}
