import fc from 'fast-check'
import type { Verb } from '#contract/define-call.ts'
import { type Encoding, Repeated } from './encode.ts'

/** Text that no field expects: fragments of SQL and HTML, other scripts, marks of direction, numbers, nothing. */
const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '+1',
  '01',
  '0x10',
  '1e3',
  '1e309',
  'NaN',
  'Infinity',
  '2147483648',
  '99999999999999999999',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '{}',
  '[]',
  '[[]]',
  '{',
  '[{"id_producto":1}]',
  '{"__proto__":{"admin":1}}',
  '__proto__',
  'constructor',
  'toString',
  "'; DROP TABLE orders; --",
  "' OR '1'='1",
  '1); SELECT pg_sleep(5); --',
  '%27%20OR%201=1',
  '%',
  '_',
  '\\',
  '\\u0000',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  `\${7*7}`,
  '../../../etc/passwd',
  'a\r\nSet-Cookie: a=b',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '\u200f\u200eabc',
  '\u0645\u0631\u062d\u0628\u0627',
  'ñandú\u0301',
  'e\u0301'.repeat(300),
  '👩‍👩‍👧‍👦',
  '０１２',
  'ſ',
  'a'.repeat(5000),
  '9'.repeat(400),
  'correo@example.cl',
  '12.345.678-5',
  '912345678',
  '00000000-0000-4000-8000-000000000000',
  '0000-01-01',
]

const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 64, -(2 ** 63), 1e308, 5e-324),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY),
  fc.integer(),
  fc.double(),
)

/** Numbers and names that fit many a field and mean what is not there, or not the caller's. */
const plausible = fc.oneof(
  fc.constantFrom(1, 2, 3, 13, 100, 1001, 13_110, 2_000_000_000, 2 ** 31 - 1),
  fc.constantFrom('1', '2', '1001', '2147483647', 'transferencia', 'webpay', 'factura', 'perros', 'default'),
  fc.integer({ min: 1, max: 2 ** 31 - 1 }),
)

/** A value of any kind, where another was expected. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 3, arbitrary: plausible },
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 4 }).map((values) => new Repeated(values)),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 4 }),
  fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'length'), fc.string()), oddText, {
    maxKeys: 4,
    noNullPrototype: true,
  }),
)

/** Bodies that are no object of fields, or no JSON at all. */
const oddBodies = [
  '',
  'null',
  'NaN',
  '{',
  '"texto"',
  '[1,2]',
  '{"a":NaN}',
  '[1e999]',
  '{"__proto__":{"admin":1}}',
  '{"constructor":{"prototype":{"admin":1}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"a":'.repeat(5000),
  '\ufeff{}',
]

/** What follows the parameters of an address. */
const oddSuffixes = [
  '&',
  '&&=&=',
  '&%',
  '&%E0%A4%A=1',
  '&a[b]=1&a[]=2',
  '&__proto__=1',
  '&__proto__[x]=1',
  '&constructor=1',
  '&token_authentication=otra',
  `&${'a=1&'.repeat(3000)}`,
  ';a=1',
  '&limit=1&limit=2',
]

export type Change =
  /** Everything odd, in fields that the call has or has not. */
  | { kind: 'wild'; fields: Record<string, unknown> }
  /** A right request with one thing in it that is another, missing or sent twice. */
  | { kind: 'spoiled'; at: number; how: 'replaced' | 'missing' | 'repeated'; value: unknown }
  | { kind: 'raw'; body: string; suffix: string }

export type OddCase = {
  verb: Verb
  caller: number
  encoding: Encoding
  change: Change
}

/** What a call may be sent; `keys`: the fields that it has. */
export function oddCases(verbs: readonly Verb[], keys: readonly string[]): fc.Arbitrary<OddCase> {
  const key = fc.constantFrom(...keys, '__proto__', 'constructor', 'prototype', 'hasOwnProperty')
  const change: fc.Arbitrary<Change> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('spoiled' as const),
        at: fc.nat(),
        how: fc.constantFrom('replaced', 'replaced', 'replaced', 'missing', 'repeated'),
        value: oddValue,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('wild' as const),
        fields: fc.dictionary(key, oddValue, { noNullPrototype: true }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('raw' as const),
        body: fc.constantFrom(...oddBodies),
        suffix: fc.constantFrom(...oddSuffixes),
      }),
    },
  )
  return fc.record({
    verb: fc.constantFrom(...verbs),
    caller: fc.nat(),
    encoding: fc.constantFrom('json', 'json', 'form', 'multipart'),
    change,
  })
}

type Path = readonly (string | number)[]

/** A copy of a request with one part of it changed; `at` chooses among its parts, outer and inner. */
export function spoil(request: object, { at, how, value }: Extract<Change, { kind: 'spoiled' }>): object {
  const copy = structuredClone(request) as Record<string, unknown>
  const paths = pathsOf(copy)
  const path = paths[at % Math.max(paths.length, 1)]
  const last = path?.at(-1)
  if (path === undefined || last === undefined) return { sobra: value }
  let holder: Record<string | number, unknown> = copy
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  if (how === 'missing') delete holder[last]
  else holder[last] = how === 'repeated' ? new Repeated([holder[last], value]) : value
  return copy
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = [...path, key]
    return [step, ...pathsOf(inner, step)]
  })
}
