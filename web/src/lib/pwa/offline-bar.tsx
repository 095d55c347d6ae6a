import { useOnline } from './online.ts'

/** Says quietly why nothing new comes; the page below stays as it is. */
export const OfflineBar = ({ text }: { text: string }) =>
  useOnline() ? null : (
    <p role="status" className="bg-tint px-4 py-1.5 text-center text-s text-ink-2">
      {text}
    </p>
  )
