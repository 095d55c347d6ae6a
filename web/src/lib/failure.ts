import { defineTexts } from './define-texts.ts'
import { language } from './language.ts'
import { showToast } from './toast.ts'
import { HttpFailure, SignInFailure, WireRefusal } from './wire-failures.ts'

const texts = defineTexts(
  {
    offline: '连接不上，请检查网络后再试',
    silent: '服务器没有正常回应，请稍后再试',
    limited: '请求太多，请稍后再试',
    broken: '收到的内容不完整，请刷新页面后再试',
    'user login failed': '用户登录失败',
    'failed to obtain user credential (token)': '获取用户凭证（token）失败',
  },
  {
    offline: 'No connection. Check your network and try again',
    silent: 'The server is not answering properly. Please try again in a moment',
    limited: 'Too many requests. Please try again later',
    broken: 'The answer was damaged. Reload the page and try again',
    'user login failed': 'user login failed',
    'failed to obtain user credential (token)': 'failed to obtain user credential (token)',
  },
)

const BAD_REQUEST = 400
const TOO_MANY_REQUESTS = 429

const ofStatus = (status: number) => {
  // The envelope was refused although the clock is right: this page is older than the server's keys.
  if (status === BAD_REQUEST) return 'broken'
  return status === TOO_MANY_REQUESTS ? 'limited' : 'silent'
}

/** One sentence for a person, whatever went wrong; it says what to do next. */
export const failureSentence = (error: unknown) => {
  const sentences = texts[language.get()]
  if (error instanceof WireRefusal) return error.message
  if (error instanceof SignInFailure) return sentences[error.reason]
  if (error instanceof HttpFailure) return sentences[ofStatus(error.response.status)]
  if (error instanceof DOMException && error.name === 'TimeoutError') return sentences.silent
  return error instanceof TypeError ? sentences.offline : sentences.broken
}

const told = new WeakSet<object>()

/** Whoever catches this later need not say it a second time. */
export const markTold = (error: object) => told.add(error)

/** Says a failure once, however many places catch it on its way. */
export const tellFailure = (error: unknown) => {
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return
    markTold(error)
  }
  showToast(failureSentence(error))
}
