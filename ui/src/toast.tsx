import { useEffect } from 'react'

const SHOWN_MS = 2000

interface ToastProps {
  text: string
  onClose(): void
}

/** Give it a key per message: each one stays for its own two seconds. */
export const Toast = ({ text, onClose }: ToastProps) => {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-[12vh] z-50 flex justify-center px-6">
      <span className="animate-rise rounded-l bg-ink px-5 py-3 text-center text-m text-bg">
        {text}
      </span>
    </div>
  )
}
