import { useState } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { ageGate, type AgeState } from '../../lib/age-gate.ts'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/language.ts'
import { useGlobal } from '../../lib/stores/global.ts'
import { useOnce } from '../../lib/use-once.ts'
import { HouseTexts } from '../../parts/house-texts.tsx'
import { LanguageSwitch } from '../../parts/language-switch.tsx'
import { texts } from './texts.ts'

const Words = ({ title, note }: { title: string; note: string }) => (
  <div className="flex flex-col gap-2">
    <h1 className="text-l font-semibold">{title}</h1>
    <p className="text-s text-balance text-ink-2">{note}</p>
  </div>
)

const Question = ({ onAnswered }: { onAnswered(): void }) => {
  const t = useTexts(texts).gate
  const houseTexts = useGlobal(({ config }) => config?.texts)
  const [given, setGiven] = useState<boolean>()
  const [answer, isBusy] = useOnce(async (isAdult: boolean) => {
    setGiven(isAdult)
    ageGate.set((await api.system.age_gate({ answer: isAdult })).state)
    onAnswered()
  })
  return (
    <>
      <Words title={t.question} note={t.note} />
      <div className="flex w-full flex-col gap-3">
        <Button isWide isBusy={isBusy && given === true} disabled={isBusy} onClick={() => answer(true)}>
          {t.yes}
        </Button>
        <Button look="line" isWide isBusy={isBusy && given === false} disabled={isBusy} onClick={() => answer(false)}>
          {t.leave}
        </Button>
      </div>
      <div className="flex items-center gap-4 text-s text-ink-2">
        <HouseTexts texts={houseTexts ?? {}} between="" />
        <LanguageSwitch />
      </div>
    </>
  )
}

const Left = ({ onAgain }: { onAgain(): void }) => {
  const t = useTexts(texts).gate
  return (
    <>
      <Words title={t.left} note={t.leftNote} />
      <Button look="line" isWide onClick={onAgain}>
        {t.again}
      </Button>
    </>
  )
}

/** Nothing of the app is shown before the server has the answer. */
export const AgeQuestion = ({ state }: { state: Exclude<AgeState, 'passed'> }) => {
  const t = useTexts(texts).gate
  const [asksAgain, setAsksAgain] = useState(false)
  if (state === 'unavailable') return <Words title={t.unavailable} note={t.unavailableNote} />
  if (state === 'refused' && !asksAgain) return <Left onAgain={() => setAsksAgain(true)} />
  return <Question onAnswered={() => setAsksAgain(false)} />
}
