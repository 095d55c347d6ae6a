import type { Call, Contract } from '@nocturne/contract/define.ts'
import { refusals } from '@nocturne/contract/refusals.ts'
import { rowsOf, schemaOf, type FieldRow } from './field-rows.ts'

const MADE = '<!-- Written by `npm run docs:api` from the contract. -->'

const MODES: Record<Call['mode'], string> = {
  read: 'read: changes nothing',
  write: 'write: one transaction',
  action: 'action: its own short transactions',
}
const WHO: Record<Call['who'], string> = { anyone: 'anyone', member: 'members (420 otherwise)' }

const table = (head: string[], rows: string[][]) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const fields = (title: string, rows: FieldRow[]) => {
  if (rows.length === 0) return `${title}: nothing.`
  const cells = rows.map(({ field, type, rule, isOptional }) => [`\`${field}\``, type, rule, isOptional ? 'yes' : ''])
  return `${title}\n\n${table(['field', 'type', 'rule', 'optional'], cells)}`
}

const markOf = (call: Call) =>
  [
    MODES[call.mode],
    WHO[call.who],
    call.open ? 'open: answers before the age gate' : 'after the age gate (451 otherwise)',
    ...(call.shared ? ['shared: one answer for all guests, may be cached'] : []),
    ...(call.stop ? [`closed by the stop switch \`${call.stop}\``] : []),
    ...('key' in call.input.shape ? ['keyed: has its effect once per key'] : []),
  ].join(' · ')

const callSection = (domain: string, name: string, call: Call) =>
  [`## ${name}`, `\`POST /api/${domain}/${name}\` · ${markOf(call)}`, fields('Input', rowsOf(schemaOf(call.input, 'input'))), fields('Output', rowsOf(schemaOf(call.output, 'output')))].join('\n\n')

const domainPage = (domain: string, calls: Record<string, Call>) =>
  [MADE, `# ${domain}`, ...Object.entries(calls).map(([name, call]) => callSection(domain, name, call))].join('\n\n')

const indexPage = (contract: Contract) => {
  const rows = Object.entries(contract).map(([domain, calls]) => [`[${domain}](${domain}.md)`, Object.keys(calls).map((name) => `[${name}](${domain}.md#${name.toLowerCase()})`).join(', ')])
  return [
    MADE,
    '# The calls',
    'Every call is `POST /api/{domain}/{name}` inside the envelope of [security.md](../security.md). The tables show what stands in the opened JSON: the input beside the fields that every body carries (`bundle_id`, `version`, `oauth_type`, `oauth_id`, `token`, `lang`), and the `data` of an answer with status 1. Every other status is one of the [refusals](refusals.md). An amount is a text of coins with two decimals.',
    table(['domain', 'calls'], rows),
  ].join('\n\n')
}

const refusalsPage = () => {
  const rows = Object.entries(refusals).map(([code, { status, 'zh-CN': zh, en }]) => [String(status), `\`${code}\``, zh, en])
  return [MADE, '# Refusals', '`status` and `msg` of the answer; `data.code` holds the code, beside the details that fill the braces.', table(['status', 'code', 'zh-CN', 'en'], rows)].join('\n\n')
}

/** File name → text of the whole folder docs/api. */
export const renderPages = (contract: Contract): Map<string, string> => {
  const pages = Object.entries(contract).map(([domain, calls]) => [`${domain}.md`, domainPage(domain, calls)] as const)
  return new Map([['README.md', indexPage(contract)], ['refusals.md', refusalsPage()], ...pages].map(([name, text]) => [name, `${text}\n`]))
}
