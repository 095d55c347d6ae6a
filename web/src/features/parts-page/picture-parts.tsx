import { useEffect, useState } from 'react'
import { LazyImage } from '@nocturne/ui/lazy-image.tsx'
import { Swiper } from '@nocturne/ui/swiper.tsx'
import { drawPicture } from './drawn-picture.ts'
import { Section } from './section.tsx'

const TALL = { width: 300, height: 1500 }
const THUMBS = ['1QcSHQRnh493V4dIh4eXh1h4kJUI', '3OcRJYB4d3h/iIeHeEh3eIhw+j3A', 'k0oGLQaSVsZ0BVhn2oq2Z5SQUQcZ']

/** Drawn when the page opens, given back when it goes. */
const useDrawn = () => {
  const [sources, setSources] = useState<readonly string[]>([])
  useEffect(() => {
    let made: readonly string[] = []
    let isHere = true
    void Promise.all([drawPicture(1), drawPicture(2), drawPicture(3), drawPicture(4, TALL.width, TALL.height)]).then((drawn) => {
      made = drawn
      if (isHere) setSources(drawn)
    })
    return () => {
      isHere = false
      for (const source of made) URL.revokeObjectURL(source)
    }
  }, [])
  return sources
}

export const PictureParts = () => {
  const sources = useDrawn()
  return (
    <>
      <Section title="Pictures">
        <div className="grid grid-cols-4 gap-2">
          {THUMBS.map((thumb) => (
            <LazyImage key={thumb} src="" alt="Waiting" ratio={1} thumb={thumb} />
          ))}
          <LazyImage src="/missing.webp" alt="Missing" ratio={1} />
          <LazyImage src="/missing.webp" alt="Missing without a word" ratio={1} noLoading />
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          {sources.map((source, place) => (
            <LazyImage key={source} src={source} alt={`Picture ${place + 1}`} ratio={16 / 9} preview="drawn" />
          ))}
        </div>
      </Section>
      <Section title="Carousels">
        <Swiper
          label="Carousel"
          everyMs={4000}
          slides={sources.slice(0, 3).map((source, place) => ({ key: source, content: <LazyImage src={source} alt={`Slide ${place + 1}`} ratio={2} look="square" /> }))}
        />
      </Section>
    </>
  )
}
