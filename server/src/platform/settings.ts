import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartupError } from './startup-error.ts'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])
const isNetwork = (text: string) => {
  const [base = '', bits, ...rest] = text.split('/')
  const most = isIP(base) === 6 ? 128 : 32
  return isIP(base) > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

const isOn = z.enum(['0', '1']).transform((value) => value === '1')
const list = z.string().transform((value) => value.split(',').map((part) => part.trim()).filter(Boolean))
const webOrigin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
const network = z.string().refine(isNetwork, 'addresses or networks such as 10.0.0.0/8')
const timezone = z.string().refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC', 'a time zone such as Asia/Shanghai')

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  NOCTURNE_DATA: z.string().min(1).default('data').transform((folder) => resolve(folder)),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  PUBLIC_URL: webOrigin.optional(),
  LINES: list.pipe(z.array(webOrigin)).optional(),
  DEMO: isOn.optional(),
  HOUSE_TIMEZONE: timezone.default('Asia/Shanghai'),
  PRIVATE_KEY: z.string().regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits').optional(),
  TRUSTED_PROXIES: list.optional(),
  METRICS_NETWORKS: list.pipe(z.array(network)).optional(),
  REGION_HEADER: z.string().regex(/^[\w-]+$/).toLowerCase().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Values = z.output<typeof Environment>
export interface Settings extends Omit<Values, 'DEMO'> {
  DEMO: boolean
  isLoopback: boolean
}

const sentenceOf = (issue: z.core.$ZodIssue) => `  ${issue.path.join('.') || 'settings'}: ${issue.message}`

const contradictions = (values: Values, isDemo: boolean, isLoopback: boolean) => {
  const found: string[] = []
  if (isDemo && !isLoopback) found.push(`  DEMO: demo content and its passwords must not be public, but HOST is ${values.HOST}. Set DEMO=0, or HOST=127.0.0.1.`)
  if (!isLoopback && !values.PUBLIC_URL) found.push('  PUBLIC_URL: is needed when HOST is not the loopback address, for example https://nocturne.example.')
  if (!isLoopback && !values.PRIVATE_KEY) found.push('  PRIVATE_KEY: is needed when HOST is not the loopback address (64 hexadecimal digits, kept outside the database).')
  return found
}

/** Settings are environment variables, all checked before anything starts; the person gets the whole list at once. */
export const readSettings = (environment: Record<string, string | undefined>): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new StartupError(`These settings are wrong:\n${parsed.error.issues.map(sentenceOf).join('\n')}`)
  const values = parsed.data
  const isDemo = values.DEMO ?? !values.DATABASE_URL
  const isLoopback = LOOPBACK.has(values.HOST)
  const found = contradictions(values, isDemo, isLoopback)
  if (found.length > 0) throw new StartupError(`These settings do not go together:\n${found.join('\n')}`)
  return { ...values, DEMO: isDemo, isLoopback }
}
