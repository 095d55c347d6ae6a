import type { Language } from './limits.ts'

interface Sentence {
  status: number
  'zh-CN': string
  en: string
}

const refusal = (status: number, zh: string, en: string): Sentence => ({ status, 'zh-CN': zh, en })

/** Every refusal of the wire. A sentence says what happened and what to do; `{name}` is filled from the refusal's details. */
export const refusals = {
  server_error: refusal(0, '服务器开小差了，请稍后再试（编号 {request}）', 'Something went wrong on our side. Please try again (ref {request})'),
  unknown_call: refusal(404, '没有这个接口，请更新应用', 'There is no such call. Please update the app'),
  signed_out: refusal(420, '请先登录', 'Please sign in first'),
  age_gate: refusal(451, '请先确认你已年满 18 周岁', 'Please confirm first that you are 18 or older'),

  bad_input: refusal(1000, '内容有误（{field}），请检查后再试', 'Please check this field and try again: {field}'),
  not_found: refusal(1001, '内容不存在或已下架', 'This does not exist or is no longer available'),
  busy: refusal(1002, '现在有点忙，请几秒后再试', 'We are busy right now. Please try again in a few seconds'),
  too_many: refusal(1003, '操作太频繁，请 {seconds} 秒后再试', 'Too many tries. Please wait {seconds} seconds'),
  challenge: refusal(1004, '需要先完成一次安全验证', 'A security check is needed first'),
  in_progress: refusal(1005, '上一次提交还在处理，请稍候', 'Your last submission is still being processed'),
  key_reused: refusal(1006, '提交内容已变化，请重新提交', 'The content has changed since the first try. Please submit again'),
  stopped: refusal(1007, '该功能暂时关闭，请稍后再来', 'This is switched off for the moment. Please come back later'),
  read_only: refusal(1008, '系统维护中，暂时只能浏览', 'We are doing maintenance: you can browse, but not change anything'),

  name_taken: refusal(1100, '这个账号已被使用，请换一个', 'This name is taken. Please choose another'),
  login_failed: refusal(1101, '账号或密码不正确', 'The name or the password is wrong'),
  password_weak: refusal(1102, '这个密码太容易被猜到，请换一个', 'This password is too easy to guess. Please choose another'),
  password_wrong: refusal(1103, '当前密码不正确', 'The current password is wrong'),
  recovery_failed: refusal(1104, '账号或恢复码不正确', 'The name or the recovery code is wrong'),
  account_closed: refusal(1105, '该账号已被停用，如有疑问请联系客服', 'This account has been closed. Please contact customer service'),
  invite_unknown: refusal(1106, '邀请码无效，请检查或留空', 'This invitation code does not exist. Please check it or leave it empty'),
  picture_unknown: refusal(1107, '图片不存在，请重新上传', 'This picture does not exist. Please upload it again'),
} as const satisfies Record<string, Sentence>

export type RefusalCode = keyof typeof refusals
/** What fills a sentence, and what a client may need besides (a riddle, a new price). */
export type RefusalDetails = Record<string, string | number | object>

export const sentenceOf = (code: RefusalCode, language: Language, details: RefusalDetails = {}) =>
  refusals[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
