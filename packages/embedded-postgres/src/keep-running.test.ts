import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepRunning } from './keep-running.ts'

const minute = 60_000

/** A server that ends after each of these stretches, in ms, with a clock of its own. */
async function endingAfter(stretches: readonly number[]) {
  let time = 0
  let pid = 1
  let isUp = true
  const lost: string[] = []
  const watch = keepRunning(
    { pid },
    {
      isAlive: (server) => server.pid === pid && isUp,
      restart: async () => {
        isUp = true
        pid += 1
        return { pid }
      },
      onLost: (problem) => lost.push(problem),
      log: 'postgres.log',
      now: () => time,
    },
  )
  for (const stretch of stretches) {
    time += stretch
    isUp = false
    await watch.check()
  }
  return { lost, server: await watch.end(), isUp: () => isUp }
}

test('money 9: a server that runs well between its ends is started again however many there are', async () => {
  const { lost, server, isUp } = await endingAfter(Array.from({ length: 40 }, () => 11 * minute))
  expect(lost).toEqual([])
  expect(server.pid).toBe(41)
  expect(isUp()).toBe(true)
})

test('a server that ends again and again is given up at its fourth end within ten minutes', async () => {
  const three = await endingAfter([minute, minute, minute])
  expect(three.lost).toEqual([])
  expect(three.isUp()).toBe(true)
  const four = await endingAfter([minute, minute, minute, minute, minute])
  expect(four.lost).toEqual(['PostgreSQL ended 4 times: see postgres.log.'])
  expect(four.isUp()).toBe(false)
})

test('it is given up exactly where four ends lie within ten minutes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 15 }), { maxLength: 20 }), async (minutes) => {
      const ends = minutes.map((_, index) => minutes.slice(0, index + 1).reduce((sum, each) => sum + each, 0))
      const isTooOften = ends.some((end, index) => index >= 3 && end - (ends[index - 3] ?? 0) < 10)
      const { lost } = await endingAfter(minutes.map((each) => each * minute))
      expect(lost.length).toBe(isTooOften ? 1 : 0)
    }),
  )
})
