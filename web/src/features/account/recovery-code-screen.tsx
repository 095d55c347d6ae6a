import { useState } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { useTexts } from '../../lib/language.ts'
import { CopyButton } from './copy-button.tsx'
import { texts } from './texts.ts'

interface RecoveryCodeScreenProps {
  code: string
  onSaved(): void
}

/** Shown once: the way on opens only when the person says that the code is safe. */
export const RecoveryCodeScreen = ({ code, onSaved }: RecoveryCodeScreenProps) => {
  const t = useTexts(texts).code
  const [isSaved, setSaved] = useState(false)
  return (
    <main className="mx-auto flex min-h-dvh max-w-column flex-col justify-center gap-6 bg-bg px-5 py-10">
      <div className="flex flex-col gap-2">
        <h1 className="text-xl font-bold">{t.title}</h1>
        <p className="text-m text-ink-2">{t.why}</p>
      </div>
      <div className="flex flex-col items-center gap-2 rounded-l bg-tint px-4 pt-6 pb-2">
        <output aria-label={t.label} className="text-center font-mono text-balance text-l font-semibold tracking-code text-ink select-all">
          {code}
        </output>
        <CopyButton text={code} />
      </div>
      <label className="flex min-h-touch items-center gap-3 text-m">
        <input type="checkbox" checked={isSaved} onChange={(event) => setSaved(event.target.checked)} className="size-5 shrink-0 accent-iris" />
        {t.saved}
      </label>
      <Button isWide disabled={!isSaved} onClick={onSaved}>
        {t.go}
      </Button>
    </main>
  )
}
