import { useState } from 'react'
import { Button } from '@nocturne/ui/button.tsx'
import { ageGate, type AgeState } from '../../lib/age-gate.ts'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/language.ts'
import { useOnce } from '../../lib/use-once.ts'
import { HouseTexts } from './house-texts.tsx'
import { Splash } from './splash.tsx'
import { LanguageSwitch } from './switches.tsx'
import { texts } from './texts.ts'

const Words = ({ title, note }: { title: string; note: string }) => (
  <div className="flex flex-col gap-2">
    <h1 className="text-l font-semibold">{title}</h1>
    <p className="text-s text-balance text-ink-2">{note}</p>
  </div>
)

const Question = ({ houseTexts }: { houseTexts: Record<string, string> }) => {
  const t = useTexts(texts).gate
  const [given, setGiven] = useState<boolean>()
  const [answer, isBusy] = useOnce(async (isAdult: boolean) => {
    setGiven(isAdult)
    ageGate.set((await api.system.age_gate({ answer: isAdult })).state)
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
        <HouseTexts texts={houseTexts} between="" />
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

interface AgeGateScreenProps {
  state: AgeState
  houseTexts: Record<string, string>
}

/** Nothing of the app is shown before the server has the answer. */
export const AgeGateScreen = ({ state, houseTexts }: AgeGateScreenProps) => {
  const t = useTexts(texts).gate
  const askAgain = () => ageGate.set('none')
  return (
    <Splash>
      {state === 'refused' && <Left onAgain={askAgain} />}
      {state === 'unavailable' && <Words title={t.unavailable} note={t.unavailableNote} />}
      {state === 'none' && <Question houseTexts={houseTexts} />}
    </Splash>
  )
}
