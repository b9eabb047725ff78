import { expect, test } from 'vitest'
import { memoryBeside, notStarted, rateBeside } from './beside.ts'

const part = { name: 'list', unit: 'replies/s' }
/** The machine is half as fast in the second round, and something else takes the third from the first peer. */
const rounds = [
  { shop: 2000, peers: [100, 50] },
  { shop: 1000, peers: [50, 20] },
  { shop: 2000, peers: [10, 40] },
]

test('a ratio is of what stands in one round, whatever the machine did in another', () => {
  expect(rateBeside(part, rounds, { name: 'one', place: 0, hasGoal: true })).toEqual({
    name: 'list, uncached (yardstick: one)',
    value: 2000,
    unit: 'replies/s',
    yardstick: 50,
    ratio: 20,
    goal: '20 times one',
    met: true,
  })
  expect(rateBeside(part, rounds, { name: 'other', place: 1, hasGoal: false })).toEqual({
    name: 'list, uncached (yardstick: other)',
    value: 2000,
    unit: 'replies/s',
    yardstick: 40,
    ratio: 50,
  })
})

test('a goal is missed just below it', () => {
  const slower = rounds.map(({ shop, peers }) => ({ shop: shop - 1, peers }))
  expect(rateBeside(part, slower, { name: 'one', place: 0, hasGoal: true })).toMatchObject({ met: false })
})

test('a peer that fails while it is asked has its line, with what failed and no figure', () => {
  const beside = { name: 'one', place: 0, hasGoal: true }
  expect(rateBeside(part, rounds, beside, 'Error: no answer')).toEqual({
    name: 'list, uncached (yardstick: one)',
    value: 2000,
    unit: 'replies/s',
    goal: 'not measured: Error: no answer',
    met: false,
  })
})

test('memory may be as much as that of the peer, and not more', () => {
  const of = (shop: number) => memoryBeside('at rest', { shop, peer: 400 }, { name: 'one', hasGoal: true })
  expect(of(400)).toEqual({
    name: 'memory at rest (yardstick: one)',
    value: 400,
    yardstick: 400,
    unit: 'MB',
    ratio: 1,
    goal: 'no more than its',
    met: true,
  })
  expect(of(401)).toMatchObject({ met: false })
})

test('a peer that does not start says why in one line', () => {
  const { goal, met } = notStarted('one', new Error('npm failed:\nfirst\nsecond\nthird'))
  expect([goal, met]).toEqual(['could not be started: Error: npm failed: first second', false])
})
