import { useEffect, useRef, useState } from 'react'
import { Spinner } from '@nocturne/ui/spinner.tsx'
import { Page } from '../../parts/page.tsx'
import { useOnEvict, usePauseWhenHidden } from '../../parts/page-context.ts'
import { filmClip } from './filmed-clip.ts'

/** A video that plays until its page is left, and goes on when one comes back. */
export const VideoView = () => {
  const video = useRef<HTMLVideoElement>(null)
  const clip = useRef<Promise<string>>(null)
  const [source, setSource] = useState<string>()
  useEffect(() => {
    clip.current ??= filmClip()
    void clip.current.then(setSource)
  }, [])
  usePauseWhenHidden(video)
  useOnEvict(() => void clip.current?.then(URL.revokeObjectURL))
  return (
    <Page title="A video">
      <div className="relative aspect-16/9 bg-theatre">
        {source === undefined && (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-2 text-on-grad">
            <Spinner /> Filming
          </p>
        )}
        <video ref={video} src={source} muted loop autoPlay playsInline controls aria-label="A moon crosses the sky" className="size-full" />
      </div>
    </Page>
  )
}
