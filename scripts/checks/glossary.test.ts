import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { withCalledBy } from './glossary-table.ts'
import { calledBy, callsByMethod } from './port-calls.ts'

const root = join(import.meta.dirname, '..', '..')
const contract = join(root, 'packages', 'contract', 'src')
const ports = join(root, 'apps', 'storefront', 'src', 'data', 'port')

const required = calledBy()
const rows = readFileSync(join(contract, 'GLOSSARY.md'), 'utf8').matchAll(
  /^\| `([\w/-]+)`( \(ours\))? +\| ([\w-]+) +\| (—|`\w+\.\w+`(?:, `\w+\.\w+`)*) +\|$/gm,
)
const glossary = [...rows].map(([, name = '', ours, noun = '', required = '']) => ({
  name,
  isOurs: ours !== undefined,
  noun,
  required,
  methods: [...required.matchAll(/(\w+)\.(\w+)/g)].map(([, port = '', method = '']) => ({ port, method })),
}))

/** The methods of the type in `<noun>.port.ts`, by the text of its source. */
function methodsOf(port: string): string[] {
  const source = readFileSync(join(ports, `${port}.port.ts`), 'utf8')
  const body = source.slice(source.search(/export type \w+Port = \{/))
  return [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, method = '']) => method)
}

describe('GLOSSARY.md', () => {
  test('names every call of the contract once, and no other', () => {
    expect(glossary.map((row) => row.name).toSorted()).toEqual(calls.map((call) => call.name).toSorted())
  })

  test('tells the calls that are ours from those of the specification', () => {
    const ours = calls.filter((call) => 'ours' in call && call.ours === true).map((call) => call.name)
    expect(
      glossary
        .filter((row) => row.isOurs)
        .map((row) => row.name)
        .toSorted(),
    ).toEqual(ours.toSorted())
  })

  test.each(glossary)(
    '$name belongs to $noun and is asked for by $asked, where the storefront asks for it',
    ({ name, noun, methods }) => {
      const sources = readdirSync(join(contract, noun)).map((file) =>
        readFileSync(join(contract, noun, file), 'utf8'),
      )
      expect(sources.some((source) => source.includes(`name: '${name}'`))).toBe(true)
      for (const { port, method } of methods) expect(methodsOf(port)).toContain(method)
      expect(methods.map(({ port, method }) => `${port}.${method}`)).toEqual(required.get(name) ?? [])
    },
  )

  test('is as node scripts/checks/write-glossary.ts writes it', () => {
    const written = readFileSync(join(contract, 'GLOSSARY.md'), 'utf8')
    expect(withCalledBy(written, required)).toBe(written)
  })
})

describe('the calls that an adapter names', () => {
  test('are found in a method, and through a function beside it', () => {
    const source = `
      export function pretendRemote(any: Wire): PretendPort {
        const wire = personalWire(any)
        const save = async (id: number) => {
          try {
            return toOne(await wire.post('save-one', { id }))
          } catch (error) {
            throw named(error)
          }
        }
        return {
          demo: async () => null,
          async list() {
            return (await wire.get('list-all', {})).map((each) => each.get('not-a-call'))
          },
          add: (id) => save(id),
        }
      }`
    expect(callsByMethod(source)).toEqual(
      new Map([
        ['demo', new Set()],
        ['list', new Set(['list-all'])],
        ['add', new Set(['save-one'])],
      ]),
    )
  })

  test('are calls of the contract, and those of the storefront are many', () => {
    const names = new Set<string>(calls.map((call) => call.name))
    expect([...required.keys()].filter((name) => !names.has(name))).toEqual([])
    expect(required.size).toBeGreaterThan(50)
  })
})
