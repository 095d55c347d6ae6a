import { useState } from 'react'
import { PinPad } from '@nocturne/ui/pin-pad.tsx'
import { Row } from '@nocturne/ui/row.tsx'
import { Sheet, useCloseSheet } from '@nocturne/ui/sheet.tsx'
import { useTexts } from '../../../lib/language.ts'
import { lockIfWanted } from '../../../lib/lock-state.ts'
import { checkPin, removePin, setPin, usePinWait, type PinAnswer } from '../../../lib/lock.ts'
import { usePreferences } from '../../../lib/stores/preferences.ts'
import { showToast } from '../../../lib/toast.ts'
import { texts } from './texts.ts'

const NEW_LENGTH = 4

/** Twice the same, then it holds. */
const NewPin = () => {
  const t = useTexts(texts).privacy
  const close = useCloseSheet()
  const [first, setFirst] = useState('')
  const [problem, setProblem] = useState<string>()
  const take = async (pin: string) => {
    setProblem(undefined)
    if (first === '') {
      setFirst(pin)
      return true
    }
    if (pin !== first) {
      setFirst('')
      setProblem(t.pinDiffers)
      return false
    }
    await setPin(pin)
    showToast(t.pinSet)
    close()
    return true
  }
  return <PinPad key={first} label={first === '' ? t.pinNew : t.pinAgain} length={NEW_LENGTH} error={problem} onDone={take} />
}

/** Whoever changes the lock shows first that it is theirs. */
const OldPin = ({ ask, onRight }: { ask(pin: string): Promise<PinAnswer>; onRight(): void }) => {
  const t = useTexts(texts).privacy
  const length = usePreferences(({ lock }) => lock?.length) ?? NEW_LENGTH
  const waitS = usePinWait()
  const [isWrong, setWrong] = useState(false)
  const take = async (pin: string) => {
    const isRight = (await ask(pin)) === 'right'
    setWrong(!isRight)
    if (isRight) onRight()
    return isRight
  }
  const problem = isWrong ? t.pinWrong : undefined
  return <PinPad label={t.pinOld} length={length} error={waitS > 0 ? t.pinWait(waitS) : problem} disabled={waitS > 0} onDone={take} />
}

const Choices = ({ onChoose }: { onChoose(step: 'change' | 'remove'): void }) => {
  const t = useTexts(texts).privacy
  const close = useCloseSheet()
  const lockNow = () => {
    close()
    lockIfWanted()
  }
  return (
    <div className="-mx-4">
      <Row label={t.lockNow} onClick={lockNow} />
      <Row label={t.lockChange} onClick={() => onChoose('change')} />
      <Row label={t.lockRemove} onClick={() => onChoose('remove')} />
    </div>
  )
}

const Steps = () => {
  const t = useTexts(texts).privacy
  const close = useCloseSheet()
  const [step, setStep] = useState<'choose' | 'change' | 'remove' | 'new'>(usePreferences.getState().lock ? 'choose' : 'new')
  if (step === 'choose') return <Choices onChoose={setStep} />
  if (step === 'new') return <NewPin />
  if (step === 'change') return <OldPin ask={checkPin} onRight={() => setStep('new')} />
  const remove = () => {
    showToast(t.pinGone)
    close()
  }
  return <OldPin ask={removePin} onRight={remove} />
}

export const LockSheet = ({ onClose }: { onClose(): void }) => {
  const t = useTexts(texts).privacy
  return (
    <Sheet title={t.lock} onClose={onClose}>
      <div className="pt-3">
        <Steps />
      </div>
    </Sheet>
  )
}
