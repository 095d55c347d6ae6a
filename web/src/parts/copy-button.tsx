import { copyText } from '../lib/copy.ts'
import { useTexts } from '../lib/language.ts'
import { showToast } from '../lib/toast.ts'
import { useOnce } from '../lib/use-once.ts'
import { copyTexts } from './house-words.ts'

/** Copies and says whether it worked. */
export const useCopy = (text: string) => {
  const t = useTexts(copyTexts)
  const [copy] = useOnce(async () => showToast((await copyText(text)) ? t.copied : t.notCopied))
  return copy
}

/** `label` says to a screen reader what is copied, where the word alone does not. */
export const CopyButton = ({ text, label }: { text: string; label?: string }) => {
  const t = useTexts(copyTexts)
  const copy = useCopy(text)
  return (
    <button type="button" aria-label={label} onClick={copy} className="min-h-touch shrink-0 px-3 text-s font-medium whitespace-nowrap text-iris-ink">
      {t.copy}
    </button>
  )
}
