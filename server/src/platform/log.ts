import { pino, type Logger } from 'pino'

export type { Logger }

/** Secrets have no business in a log, whatever object a line carries. */
const SECRET_FIELDS = ['password', 'old', 'token', 'recovery_code', 'authorization', 'cookie']

export const createLog = (level: string): Logger =>
  pino({ level, base: null, redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' } })
