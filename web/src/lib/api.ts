import { createClient, type AskOptions } from '@nocturne/contract/client.ts'
import type { contract } from '@nocturne/contract/index.ts'
import { BUNDLE_ID, CLIENT_VERSION, LOGIN_TYPE } from '@nocturne/contract/limits.ts'
import { connect, leaveLine, renewKeys } from './connection.ts'
import { defineTexts } from './define-texts.ts'
import { deviceId } from './device.ts'
import { language } from './language.ts'
import { obeyRefusals } from './obey-refusals.ts'
import { answerRiddles } from './riddle.ts'
import { session } from './session.ts'
import { showToast } from './toast.ts'
import { WireRefusal } from './wire-failures.ts'
import { createWire } from './wire.ts'

const texts = defineTexts({ done: '操作成功' }, { done: 'Done' })

const identity = () => ({
  bundle_id: BUNDLE_ID,
  version: CLIENT_VERSION,
  oauth_type: LOGIN_TYPE,
  oauth_id: deviceId(),
  token: session.get(),
  lang: language.get(),
})

const send = obeyRefusals(answerRiddles(createWire({ connect, renewKeys, leaveLine }, identity)))

/** A refusal rejects unless `throwError` is off; whatever is no answer at all rejects always. */
const ask = async (domain: string, name: string, input: unknown, options: AskOptions = {}) => {
  try {
    const { msg, data } = await send(domain, name, input, options)
    if (options.showSuccess) showToast(msg || texts[language.get()].done)
    return data
  } catch (error) {
    if (options.throwError === false && error instanceof WireRefusal) return null
    throw error
  }
}

export const api = createClient<typeof contract>(ask)
