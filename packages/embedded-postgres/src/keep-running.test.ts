import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoRoomError } from './embedded-error.ts'
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
      hasRoom: () => true,
      onFull: () => undefined,
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

/** A server that ends, looked at once a second, on a disk of which `room` says whether it is full in that second. */
async function endingWithoutRoom(room: readonly boolean[]) {
  let second = 0
  let tries = 0
  let isUp = true
  const said = { full: [] as string[], lost: [] as string[] }
  const hasRoom = () => room[second] === true
  const watch = keepRunning(
    { pid: 1 },
    {
      isAlive: () => isUp,
      restart: async () => {
        tries += 1
        if (!hasRoom()) throw new NoRoomError('There is no room.')
        isUp = true
        return { pid: 1 }
      },
      hasRoom,
      onFull: (problem) => said.full.push(problem),
      onLost: (problem) => said.lost.push(problem),
      log: 'postgres.log',
      now: () => second * 1000,
    },
  )
  for (; second < room.length; second += 1) {
    isUp = isUp && hasRoom()
    await watch.check()
  }
  await watch.end()
  return { ...said, tries, isUp }
}

test('money 15: a server whose disk is full is tried until there is room, and told of once', async () => {
  const full = Array.from({ length: 600 }, () => false)
  expect(await endingWithoutRoom([true, ...full, ...Array.from({ length: 6 }, () => true)])).toEqual({
    full: ['There is no room.'],
    lost: [],
    tries: 121,
    isUp: true,
  })
})

test('a disk that is full again and again is no lasting reason of the server', async () => {
  const { full, lost, isUp } = await endingWithoutRoom(Array.from({ length: 96 }, (_, at) => at % 12 > 5))
  expect([full.length, lost, isUp]).toEqual([8, [], true])
})
