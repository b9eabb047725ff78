import { z } from 'zod'

type Json = Record<string, unknown>

export type Field = {
  name: string
  isNeeded: boolean
  type: string
}

/** The fields of a request, in their order. */
export function fieldsOf(request: z.ZodType): Field[] {
  const schema = schemaOf(request, 'input')
  const needed = new Set((schema.required as string[] | undefined) ?? [])
  return Object.entries((schema.properties as Record<string, Json> | undefined) ?? {}).map(
    ([name, field]) => ({ name, isNeeded: needed.has(name), type: notate(field) }),
  )
}

/**
 * A schema in one line: `text`, `int`, `number`, `bool`, `'one' | 'another'`, `[of each]`, `{field, optional?: int}`.
 * A field of an object without a type is a text; `…` stands for the object that contains itself.
 */
export const notationOf = (schema: z.ZodType): string => notate(schemaOf(schema, 'output'))

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as Json
}

function notate(schema: Json): string {
  const { type, nullable } = schema
  const text = plain(schema, type)
  return nullable === true ? `${text} | null` : text
}

function plain(schema: Json, type: unknown): string {
  if ('$ref' in schema) return '…'
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  for (const union of ['anyOf', 'oneOf'] as const) {
    const members = schema[union]
    if (Array.isArray(members)) return [...new Set(members.map((each) => notate(each as Json)))].join(' | ')
  }
  if (type === 'array') return `[${notate((schema.items as Json | undefined) ?? {})}]`
  if (type === 'object') return objectOf(schema)
  return names[String(type)] ?? 'anything'
}

const names: Record<string, string> = { string: 'text', integer: 'int', number: 'number', boolean: 'bool' }

function objectOf({ properties = {}, required = [], additionalProperties }: Json): string {
  const needed = new Set(required as string[])
  const fields = Object.entries(properties as Record<string, Json>).map(([name, field]) => {
    const type = notate(field)
    return `${name}${needed.has(name) ? '' : '?'}${type === 'text' ? '' : `: ${type}`}`
  })
  if (fields.length > 0) return `{${fields.join(', ')}}`
  if (typeof additionalProperties !== 'object' || additionalProperties === null) return '{}'
  return `{[name]: ${notate(additionalProperties as Json)}}`
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value))
