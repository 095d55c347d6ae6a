import { useEffect, useLayoutEffect, useRef } from 'react'

const SHOWN_MS = 2000

interface ToastProps {
  text: string
  onClose(): void
}

/** Give it a key per message: each one stays for its own two seconds. */
export const Toast = ({ text, onClose }: ToastProps) => {
  const ref = useRef<HTMLDivElement>(null)
  // A popover stands above an open sheet or dialog; nothing else would.
  useLayoutEffect(() => ref.current?.showPopover(), [])
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div
      ref={ref}
      role="status"
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-[12vh] m-0 w-full max-w-none justify-center bg-transparent px-6 open:flex"
    >
      <span className="max-w-column animate-rise rounded-l bg-ink px-5 py-3 text-center text-m text-bg">{text}</span>
    </div>
  )
}
