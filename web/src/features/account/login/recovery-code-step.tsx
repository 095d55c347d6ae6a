import { useState } from 'react'
import { KeyRound } from 'lucide-react'
import { Button } from '@nocturne/ui/button.tsx'
import { useTexts } from '../../../lib/language.ts'
import { CopyButton } from '../../../parts/copy-button.tsx'
import { texts } from './texts.ts'

interface RecoveryCodeStepProps {
  code: string
  onSaved(): void
}

/** Shown once: the way on opens only when the person says that the code is safe. */
export const RecoveryCodeStep = ({ code, onSaved }: RecoveryCodeStepProps) => {
  const t = useTexts(texts).code
  const [isSaved, setSaved] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <p className="text-m text-ink-2">{t.why}</p>
      <div className="flex flex-col items-center gap-2 rounded-l bg-tint px-4 pt-6 pb-2">
        <KeyRound aria-hidden="true" strokeWidth={1.6} className="size-7 text-iris-ink" />
        <output aria-label={t.label} className="text-center font-mono text-balance text-l font-semibold tracking-code text-ink select-all">
          {code}
        </output>
        <CopyButton text={code} />
      </div>
      <label className="flex min-h-touch items-center gap-3 text-m text-ink">
        <input type="checkbox" checked={isSaved} onChange={(event) => setSaved(event.target.checked)} className="size-5 shrink-0 accent-iris" />
        {t.saved}
      </label>
      <Button isWide disabled={!isSaved} onClick={onSaved}>
        {t.go}
      </Button>
    </div>
  )
}
