import { expect, test } from 'vitest'
import { faultsOfSoak, type Sample } from './soak-verdict.ts'

const calm: Sample = {
  minute: 0,
  requestsPerSecond: 500,
  p99: 20,
  resident: 200,
  held: 60,
  descriptors: 60,
  connections: 14,
  failures: 0,
  reasons: {},
  acknowledged: 100,
  stored: 100,
}
const course = (change: (at: number) => Partial<Sample>) =>
  Array.from({ length: 9 }, (_, at) => ({ ...calm, minute: at, ...change(at) }))

test.each<[string, (at: number) => Partial<Sample>, string[]]>([
  ['wavers', (at) => ({ held: 60 + (at % 3) * 4, resident: 200 + (at % 2) * 30 }), []],
  ['holds on to more and more', (at) => ({ held: 60 + at * 2 }), ['held grew from 62.0 to 74.0']],
  ['leaves files open', (at) => ({ descriptors: 60 + at * 3 }), ['descriptors grew from 63.0 to 81.0']],
  ['leaves connections', (at) => ({ connections: 10 + at }), ['connections grew from 11.0 to 17.0']],
  [
    'refuses some, and has no time for one',
    (at) => ({
      failures: at > 5 ? 1 : 0,
      reasons: { 'answered 503': at > 6 ? 1 : 0, 'not answered in time': at === 5 ? 1 : 0 },
    }),
    ['3 requests failed: 2 answered 503, 1 not answered in time'],
  ],
  ['loses an order', () => ({ stored: 99 }), ['100 orders were answered and 99 stand']],
])('a shop that %s', (_, change, faults) => {
  expect(faultsOfSoak(course(change))).toEqual(faults)
})
