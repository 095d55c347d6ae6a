import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react'
import { useBackGuard } from './back-guard.ts'

const LEAVE_MS = 200

interface ModalOptions<R> {
  /** The reason given when Escape, Back or a tap beside it closes it. */
  dismissal: R
  /** May take its time; anything but true keeps it open. */
  beforeClose?: ((reason: R) => boolean | Promise<boolean>) | undefined
  /** It is gone from the screen: take it out of the page. */
  onClose(reason: R): void
}

/** The newest last: Escape means that one, wherever the focus went. */
const shown: HTMLDialogElement[] = []

const leaveMs = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LEAVE_MS)

/**
 * The browser's own dialog gives the focus trap, the inert page behind and the place above all else.
 * Every way out leads through `close`: the check comes first, then the leaving motion, then `onClose`.
 */
export const useModal = <R>({ dismissal, beforeClose, onClose }: ModalOptions<R>) => {
  const ref = useRef<HTMLDialogElement>(null)
  const [stage, setStage] = useState<'open' | 'checking' | 'leaving'>('open')
  const isClosing = useRef(false)
  const isTold = useRef(false)
  const startedBeside = useRef(false)

  const tell = (reason: R) => {
    if (isTold.current) return
    isTold.current = true
    onClose(reason)
  }
  const close = async (reason: R) => {
    if (isClosing.current) return
    isClosing.current = true
    setStage('checking')
    const mayClose = beforeClose ? await Promise.resolve(beforeClose(reason)).catch(() => false) : true
    if (!mayClose) {
      isClosing.current = false
      setStage('open')
      return
    }
    setStage('leaving')
    setTimeout(() => tell(reason), leaveMs())
  }
  const dismiss = () => void close(dismissal)

  useBackGuard(stage !== 'leaving', dismiss)
  useShownWithItsPage(ref, dismiss, () => tell(dismissal))

  const handlers = {
    // Escape and Back must pass our check first; the browser would let the second Escape through.
    closedby: 'none',
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault()
      dismiss()
    },
    onPointerDown: (event: PointerEvent) => {
      startedBeside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (startedBeside.current && event.target === event.currentTarget) dismiss()
    },
  } as const

  return { ref, close: (reason: R) => void close(reason), dismiss, isChecking: stage === 'checking', isLeaving: stage === 'leaving', handlers }
}

/** A hidden page would keep an open dialog's grip on the whole document: it closes, and stays closed when the page returns. */
const useShownWithItsPage = (ref: RefObject<HTMLDialogElement | null>, onEscape: () => void, onHidden: () => void) => {
  const leftTimer = useRef(0)
  const escape = useEffectEvent(onEscape)
  const tellHidden = useEffectEvent(onHidden)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    shown.push(dialog)
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || shown.at(-1) !== dialog) return
      event.preventDefault()
      escape()
    }
    window.addEventListener('keydown', hear)
    return () => {
      window.removeEventListener('keydown', hear)
      shown.splice(shown.indexOf(dialog), 1)
      dialog.close()
    }
  }, [ref])
  useEffect(() => {
    clearTimeout(leftTimer.current)
    return () => {
      // Strict mode runs effects twice in one go: only who stays away has left.
      leftTimer.current = window.setTimeout(() => tellHidden())
    }
  }, [])
}
