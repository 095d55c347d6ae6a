import { ImageOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { collectPreviews, type PreviewOpening } from './preview-group.ts'
import { useUiTexts } from './texts.ts'
import { thumbColour } from './thumb-colour.ts'

const ImagePreview = lazy(() => import('./image-preview.tsx').then((module) => ({ default: module.ImagePreview })))

interface LazyImageProps {
  /** Empty while the address is still to come. */
  src: string
  srcSet?: string
  sizes?: string
  /** Empty for pictures that only decorate. */
  alt: string
  /** Width / height: the place is kept from the start, nothing jumps. Without it the picture fills its frame. */
  ratio?: number
  /** The picture's ThumbHash: its colour stands in until the picture is there. */
  thumb?: string
  /** Shows neither the placeholder nor the error style. */
  noLoading?: boolean
  /** A tap opens the gallery with every picture of this name on the page. */
  preview?: string
  /** The large picture for the gallery, where it is another one. */
  previewSrc?: string
  look?: 'rounded' | 'round' | 'square'
}

const corners = { rounded: 'rounded-m', round: 'rounded-pill', square: '' }

const Failed = ({ label }: { label: string }) => (
  <span role="img" aria-label={label} className="absolute inset-0 flex items-center justify-center bg-sunken text-ink-3">
    <ImageOff aria-hidden="true" strokeWidth={1.5} className="size-6 max-h-1/2 max-w-1/2" />
  </span>
)

/** A finished picture may have been finished before anybody listened: the browser's cache is quick. */
const stateOf = (image: HTMLImageElement) => (image.naturalWidth > 0 ? 'shown' : 'failed')

export const LazyImage = ({ src, srcSet, sizes, alt, ratio, thumb = '', noLoading = false, preview, previewSrc, look = 'rounded' }: LazyImageProps) => {
  const t = useUiTexts()
  const [settled, setSettled] = useState<{ src: string; state: 'shown' | 'failed' } | null>(null)
  const [opening, setOpening] = useState<PreviewOpening | null>(null)
  const state = settled?.src === src ? settled.state : 'waiting'
  const settle = (next: 'shown' | 'failed') => setSettled((before) => (before?.src === src && before.state === next ? before : { src, state: next }))

  const picture = (
    <>
      {src !== '' && (
        <img
          ref={(image) => {
            if (image?.complete) settle(stateOf(image))
          }}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => settle('shown')}
          onError={() => settle('failed')}
          className={`absolute inset-0 size-full object-cover transition-opacity duration-300 ${state === 'shown' ? '' : 'opacity-0'}`}
        />
      )}
      {state === 'failed' && !noLoading && <Failed label={alt || t.pictureFailed} />}
    </>
  )
  const hasPlaceholder = state === 'waiting' && !noLoading
  const frame = {
    'data-image': state,
    className: `relative block w-full overflow-hidden ${ratio === undefined ? 'h-full' : ''} ${corners[look]} ${hasPlaceholder ? 'bg-edge/50' : ''}`,
    style: { aspectRatio: ratio, backgroundColor: hasPlaceholder ? thumbColour(thumb) : undefined },
  }
  if (preview === undefined) return <span {...frame}>{picture}</span>
  return (
    <>
      <button
        {...frame}
        type="button"
        aria-label={alt || t.picture}
        data-preview={preview}
        data-preview-src={previewSrc ?? src}
        data-preview-alt={alt}
        onClick={(event) => {
          if (state !== 'failed') setOpening(collectPreviews(event.currentTarget))
        }}
      >
        {picture}
      </button>
      {opening && (
        <Suspense>
          <ImagePreview {...opening} onClose={() => setOpening(null)} />
        </Suspense>
      )}
    </>
  )
}
