import { Button } from '@nocturne/ui/button.tsx'
import { PinPad } from '@nocturne/ui/pin-pad.tsx'
import { useState } from 'react'
import { confirmDialog } from '../lib/dialogs.ts'
import { useTexts } from '../lib/language.ts'
import { forgetPin, unlock, usePinWait } from '../lib/lock.ts'
import { usePreferences } from '../lib/stores/preferences.ts'
import { texts } from './texts.ts'

/** Stands before everything until the PIN is right. It says nothing of the house. */
const LockScreen = () => {
  const t = useTexts(texts).lock
  const length = usePreferences(({ lock }) => lock?.length ?? 4)
  const [isWrong, setWrong] = useState(false)
  const waitS = usePinWait()

  const tryPin = async (pin: string) => {
    const answer = await unlock(pin)
    setWrong(answer === 'wrong')
    return answer === 'right'
  }
  const forget = async () => {
    if (await confirmDialog({ text: t.forgetWarning, ok: t.forget })) await forgetPin()
  }

  const error = waitS > 0 ? t.wait(waitS) : isWrong ? t.wrong : undefined
  return (
    <main className="absolute inset-0 z-60 flex flex-col items-center justify-center gap-8 bg-bg px-6 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <PinPad label={t.title} length={length} error={error} disabled={waitS > 0} onDone={tryPin} />
      <Button look="line" onClick={() => void forget()}>
        {t.forgot}
      </Button>
    </main>
  )
}

export default LockScreen
