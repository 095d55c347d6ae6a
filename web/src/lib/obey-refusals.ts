import { ageGate } from './age-gate.ts'
import { defineTexts } from './define-texts.ts'
import { alertDialog } from './dialogs.ts'
import { markTold, tellFailure } from './failure.ts'
import { language } from './language.ts'
import { navigation } from './navigation.ts'
import { session } from './session.ts'
import { showToast } from './toast.ts'
import { WireRefusal } from './wire-failures.ts'
import type { Send } from './wire.ts'

const SIGNED_OUT = 420
const AGE_GATE = 451
const ENTRY = '/splash'

const texts = defineTexts(
  { ended: '登录已失效，请重新登录', goToLogin: '去登录' },
  { ended: 'Your session has ended. Please sign in again', goToLogin: 'Go to login' },
)

let isAsking = false

/** One question for any number of refused taps. */
const offerLogin = async (sentence: string) => {
  if (isAsking) return
  isAsking = true
  const goes = await alertDialog({ text: sentence, ok: texts[language.get()].goToLogin })
  isAsking = false
  if (goes) navigation.go('/login', { back: navigation.current() })
}

const obeySignedOut = (refusal: WireRefusal, token: string, isShown: boolean) => {
  if (token === '') {
    if (isShown) void offerLogin(refusal.message)
    return
  }
  // Another session may have begun while the refused call was under way.
  if (session.get() !== token) return
  session.set('')
  if (isShown) showToast(texts[language.get()].ended)
}

const obeyAgeGate = () => {
  ageGate.set('none')
  const link = navigation.current()
  if (link !== ENTRY && !link.startsWith(`${ENTRY}?`)) navigation.replace(ENTRY, { back: link })
}

/** 420 ends the session or leads to /login, 451 leads to the gate and back; every other refusal is told. */
export const obeyRefusals =
  (send: Send): Send =>
  async (domain, name, input, options = {}) => {
    const token = session.get()
    try {
      return await send(domain, name, input, options)
    } catch (error) {
      if (!(error instanceof WireRefusal)) throw error
      const isShown = options.showError !== false
      if (error.status === SIGNED_OUT) obeySignedOut(error, token, isShown)
      else if (error.status === AGE_GATE) obeyAgeGate()
      else if (isShown) tellFailure(error)
      if (isShown) markTold(error)
      throw error
    }
  }
