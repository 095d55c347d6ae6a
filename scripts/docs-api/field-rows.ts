import { Amount } from '@nocturne/contract/shapes.ts'
import { z } from 'zod'

export interface FieldRow {
  field: string
  type: string
  rule: string
  isOptional: boolean
}

/** The part of JSON Schema that zod writes for shapes like ours, and the sentences of its refinements. */
interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  sentences?: string[]
}

const sentenceOf = (check: z.core.$ZodCheck) => {
  const { check: kind, error } = check._zod.def
  const said = kind === 'custom' && error ? error({ code: 'custom', input: undefined, message: '' } as never) : undefined
  return typeof said === 'string' ? [said] : []
}

/** A refinement has no place in JSON Schema, but its message is the rule in words. */
export const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const json = jsonSchema as Schema
      const said = (zodSchema._zod.def.checks ?? []).flatMap(sentenceOf)
      if (said.length > 0) json.sentences = [...said, ...(json.sentences ?? [])]
    },
  }) as Schema

const isAmount = ({ pattern }: Schema) => pattern !== undefined && pattern === schemaOf(Amount, 'output').pattern
const isNull = ({ type, const: value }: Schema) => type === 'null' || value === null
const listed = (values: unknown[]) => values.map((value) => `\`${JSON.stringify(value)}\``).join(', ')

/** A shape that may be null, as the shape and whether it may. */
const withoutNull = (schema: Schema): { shape: Schema; isNullable: boolean } => {
  if (Array.isArray(schema.type)) return { shape: { ...schema, type: schema.type.find((type) => type !== 'null') ?? 'null' }, isNullable: schema.type.includes('null') }
  const rest = schema.anyOf?.filter((option) => !isNull(option))
  if (!rest || rest.length === schema.anyOf?.length) return { shape: schema, isNullable: false }
  const { anyOf: _anyOf, ...outside } = schema
  return { shape: rest.length === 1 ? { ...outside, ...rest[0] } : { ...outside, anyOf: rest }, isNullable: true }
}

const typeWord = (schema: Schema): string => {
  const { shape, isNullable } = withoutNull(schema)
  const word = () => {
    if (shape.const !== undefined) return listed([shape.const])
    if (shape.enum) return listed(shape.enum)
    if (shape.anyOf?.every((option) => option.const !== undefined)) return listed(shape.anyOf.map((option) => option.const))
    if (shape.anyOf) return shape.anyOf.map(typeWord).join(' or ')
    if (shape.type === 'array') return `list of ${typeWord(shape.items ?? {})}`
    if (shape.type === 'object') return typeof shape.additionalProperties === 'object' ? `map of ${typeWord(shape.additionalProperties)}` : 'object'
    if (isAmount(shape)) return 'amount'
    return shape.format ? `${String(shape.type)} (${shape.format})` : String(shape.type ?? 'anything')
  }
  return isNullable ? `${word()} or null` : word()
}

const isBound = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER

const between = (least: number | undefined, most: number | undefined, unit: string) => {
  if (isBound(least) && isBound(most)) return [`${least}–${most}${unit}`]
  if (isBound(least)) return [`at least ${least}${unit}`]
  return isBound(most) ? [`at most ${most}${unit}`] : []
}

const ruleWord = (schema: Schema): string => {
  const { shape } = withoutNull(schema)
  const sentences = shape.sentences ?? []
  // A reader's count of characters is the rule; the length in code units is only its outer wall.
  const isCounted = sentences.some((sentence) => sentence.endsWith('characters'))
  return [
    ...(isCounted ? [] : between(shape.minLength, shape.maxLength, ' characters')),
    ...between(shape.exclusiveMinimum === undefined ? shape.minimum : shape.exclusiveMinimum + 1, shape.maximum, ''),
    ...between(shape.minItems, shape.maxItems, ' entries'),
    ...(shape.pattern && !shape.format && !isAmount(shape) ? [`\`${shape.pattern.replaceAll('|', '\\|')}\``] : []),
    ...sentences,
    ...(shape.default === undefined ? [] : [`default ${JSON.stringify(shape.default)}`]),
  ].join('; ')
}

const inner = (schema: Schema, field: string): FieldRow[] => {
  const { shape } = withoutNull(schema)
  if (shape.type === 'array' && shape.items) return inner(shape.items, `${field}[]`)
  if (typeof shape.additionalProperties === 'object') return inner(shape.additionalProperties, `${field}{}`)
  return rowsOf(shape, `${field}.`)
}

/** One row per field, nested ones with their path: `a.b`, `list[].b`, `map{}.b`. */
export const rowsOf = (schema: Schema, prefix = ''): FieldRow[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { field: prefix + name, type: typeWord(field), rule: ruleWord(field), isOptional: !schema.required?.includes(name) },
    ...inner(field, prefix + name),
  ])
