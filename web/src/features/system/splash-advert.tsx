import { Countdown } from '@nocturne/ui/countdown.tsx'
import { LazyImage } from '@nocturne/ui/lazy-image.tsx'
import { Badge } from '@nocturne/ui/badge.tsx'
import { currentLine } from '../../lib/connection.ts'
import { useTexts } from '../../lib/language.ts'
import type { Config } from '../../lib/stores/global.ts'
import { tabStorage } from '../../lib/storage.ts'
import { AdLink } from '../../parts/ad-link.tsx'
import { Wordmark } from '../../parts/wordmark.tsx'
import { texts } from './texts.ts'

const SECONDS = 3
const SEEN = 'splash_advert'

type Advert = Config['ads'][string][number]

/** Once per opening of the app: a reload brings people back to their page, not to the advert. */
export const advertSeen = () => tabStorage.getItem(SEEN) !== null

/** The smallest that fills the screen, of the line in use. */
const sourceOf = ({ path, widths }: NonNullable<Advert['img']>) => {
  const wanted = innerWidth * devicePixelRatio
  const width = widths.toSorted((a, b) => a - b).find((each) => each >= wanted) ?? Math.max(...widths)
  return `${currentLine.get()}${path}_${width}.webp`
}

/** The words stand for the picture until it is there, and if it never comes. */
const Picture = ({ advert: { img, title } }: { advert: Advert }) => (
  <span className="relative flex size-full items-center justify-center bg-night px-8 text-center text-xxl font-bold text-on-grad">
    {title}
    {img && (
      <span className="absolute inset-0">
        <LazyImage src={sourceOf(img)} alt="" look="square" noLoading />
      </span>
    )}
  </span>
)

interface SplashAdvertProps {
  advert: Advert
  onOver(): void
}

export const SplashAdvert = ({ advert, onOver }: SplashAdvertProps) => {
  const t = useTexts(texts)
  const over = () => {
    tabStorage.setItem(SEEN, '1')
    onOver()
  }
  return (
    <main data-theme="dark" className="flex h-full flex-col bg-sunken text-ink">
      <div className="relative min-h-0 flex-1">
        <AdLink ad={advert} className="block size-full">
          <Picture advert={advert} />
        </AdLink>
        <div className="absolute top-[max(calc(12rem/37.5),env(safe-area-inset-top))] right-4">
          <Countdown seconds={SECONDS} label={t.skip} onDone={over} />
        </div>
        <div className="absolute bottom-4 left-4">
          <Badge look="plain">{t.advert}</Badge>
        </div>
      </div>
      <div className="flex justify-center pt-5 pb-[max(calc(24rem/37.5),env(safe-area-inset-bottom))]">
        <Wordmark />
      </div>
    </main>
  )
}
