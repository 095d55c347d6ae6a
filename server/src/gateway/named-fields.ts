import type { z } from 'zod'

type Keep = (value: unknown) => unknown

/** The compiler held the handler to the plain value; an object in its place could carry anything out. */
const plain: Keep = (value) => {
  if (typeof value === 'object' && value !== null) throw new TypeError('an answer holds an object where a plain value was promised')
  return value
}

const fieldsOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Keep => {
  const fields = Object.entries(shape).map(([name, type]) => ({ name, keep: keepNamed(type) }))
  return (value) => {
    const kept: Record<string, unknown> = {}
    for (const { name, keep } of fields) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined) kept[name] = keep(field)
    }
    return kept
  }
}

/** Keeps what the schema names, at every depth, without checking it again; what is no plain shape is parsed. */
export const keepNamed = (type: z.core.$ZodType): Keep => {
  const { def } = (type as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return fieldsOf(def.shape)
    case 'array': {
      const keep = keepNamed(def.element)
      return (value) => (value as unknown[]).map(keep)
    }
    case 'nullable':
    case 'optional': {
      const keep = keepNamed(def.innerType)
      return (value) => (value == null ? value : keep(value))
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
      return plain
    default:
      return (value) => (type as z.ZodType).parse(value)
  }
}
