import { defineTexts } from './define-texts.ts'
import { language } from './language.ts'
import { HttpFailure, WireRefusal } from './wire-failures.ts'

const texts = defineTexts(
  {
    offline: '连接不上，请检查网络后再试',
    slow: '服务器没有及时回应，请再试一次',
    limited: '请求太多，请稍后再试',
    broken: '收到的内容不完整，请刷新页面后再试',
  },
  {
    offline: 'No connection. Check your network and try again',
    slow: 'The server took too long. Please try again',
    limited: 'Too many requests. Please try again later',
    broken: 'The answer was damaged. Reload the page and try again',
  },
)

const TOO_MANY_REQUESTS = 429

/** One sentence for a person, whatever went wrong; it says what to do next. */
export const failureSentence = (error: unknown) => {
  const sentences = texts[language.get()]
  if (error instanceof WireRefusal) return error.message
  if (error instanceof HttpFailure) return error.response.status === TOO_MANY_REQUESTS ? sentences.limited : sentences.slow
  if (error instanceof DOMException && error.name === 'TimeoutError') return sentences.slow
  return error instanceof TypeError ? sentences.offline : sentences.broken
}
