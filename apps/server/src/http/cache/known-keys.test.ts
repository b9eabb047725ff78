import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText, KnownKeys } from './known-keys.ts'

const data = fc.dictionary(
  fc.string(),
  fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
    fc.dictionary(fc.string(), fc.string()),
  ),
)

test('M4: the same data in another order have one text', () => {
  fc.assert(
    fc.property(
      data.chain((each) =>
        fc.tuple(
          fc.constant(each),
          fc.shuffledSubarray(Object.keys(each), { minLength: Object.keys(each).length }),
        ),
      ),
      ([each, order]) => {
        const shuffled = Object.fromEntries(order.map((name) => [name, each[name]]))
        expect(canonicalText({ ...shuffled, absent: undefined })).toBe(canonicalText(each))
      },
    ),
  )
})

test('M4: other data have another text', () => {
  fc.assert(
    fc.property(data, data, (one, other) => {
      const isSame = JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
      expect(canonicalText(one) === canonicalText(other)).toBe(isSame)
    }),
  )
  expect(canonicalText({ a: '1' })).not.toBe(canonicalText({ a: 1 }))
  expect(canonicalText({ a: ['b', 'c'] })).not.toBe(canonicalText({ a: ['c', 'b'] }))
  expect(canonicalText({ a: 'b","c":"d' })).not.toBe(canonicalText({ a: 'b', c: 'd' }))
})

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.entries(value)
    .map(([name, each]) => [name, sorted(each)])
    .sort(([a], [b]) => String(a).localeCompare(String(b)) || (String(a) < String(b) ? -1 : 1))
}

test('M4: known addresses are bounded in characters, whatever is asked for', () => {
  const keys = new KnownKeys()
  for (let at = 0; at < 3000; at += 1) keys.set(`/api/x?${at}${'x'.repeat(2000)}`, `key ${at}`)
  expect(keys.get(`/api/x?0${'x'.repeat(2000)}`)).toBeUndefined()
  expect(keys.get(`/api/x?2999${'x'.repeat(2000)}`)).toBe('key 2999')
})
