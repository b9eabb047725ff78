import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { errorStatus } from '#contract/error-codes.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  parameters?: { name: string; required: boolean }[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
  security: Record<string, unknown>[]
}

const document = openApiDocument('https://huella.example')
const paths = document.paths as Record<string, Record<string, Operation>>

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : referencesIn(inner),
  )
}

const resolve = (reference: string) =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], document)

describe('the OpenAPI document', () => {
  test('has every call under every verb, and nothing else', () => {
    const written = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path}`),
    )
    const wanted = calls.flatMap((call) => call.verbs.map((verb) => `${verb} /api/${call.name}`))
    expect(written.toSorted()).toEqual(wanted.toSorted())
  })

  test('each reference leads to a schema of the document', () => {
    const references = new Set(referencesIn(document))
    expect(references.size).toBeGreaterThan(1)
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\/[\w.-]+$/)
      const schema = resolve(reference)
      expect(Object.keys(schema ?? {}), reference).toContainEqual(expect.stringMatching(/^(?:type|anyOf)$/))
    }
    expect(JSON.stringify(document)).not.toContain('"definitions"')
  })

  test('each operation has a name of its own', () => {
    const names = Object.values(paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation.operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s: what can be answered is told',
    (_, call) => {
      for (const verb of call.verbs) {
        const operation = paths[`/api/${call.name}`]?.[verb.toLowerCase()]
        const documented = new Set(Object.keys(operation?.responses ?? {}))
        for (const code of call.errors) expect(documented).toContain(String(errorStatus[code]))
        expect([...documented]).toEqual(expect.arrayContaining(['200', '400', '401', '500', '503']))
        expect(operation?.requestBody === undefined).toBe(verb === 'GET')
        const cookie = { anyone: [], session: ['session'], customer: ['session'], staff: ['staff'] }[
          call.access
        ]
        const isProved = verb === 'POST' || ('unsafeGet' in call && call.unsafeGet)
        const xsrf = call.access !== 'anyone' && isProved ? ['xsrf'] : []
        expect(Object.keys(operation?.security[0] ?? {})).toEqual(['application', ...cookie, ...xsrf])
      }
    },
  )

  test('what a GET call must be sent is marked as required', () => {
    const parameters = paths['/api/ver-producto']?.get?.parameters ?? []
    expect(parameters.find(({ name }) => name === 'urlamigable_producto')?.required).toBe(true)
    expect(parameters.find(({ name }) => name === 'id_sucursal')?.required).toBe(false)
  })

  test('can be written as JSON and read again', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})
