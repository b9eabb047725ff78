import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import type { RateLimits } from '../../http/security/rate-limits.ts'
import { recoveryLinkMinutes } from '../../mail/mail-content.ts'
import { recoveryService } from './recovery.service.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

/** What asking for a link needs nothing of. */
const notAsked = { passwords: {} as never, sessions: {} as never, outbox: {} as never }

/** As the shop counts, by the clock of the test, in seconds. */
function limitsBy(clock: { now: number }): Pick<RateLimits, 'take' | 'giveBack'> {
  const windows = new Map<string, { from: number; times: number }>()
  return {
    async take(counted, { times, seconds }) {
      const key = counted.join(' ')
      const last = windows.get(key)
      const window = last && clock.now < last.from + seconds ? last : { from: clock.now, times: 0 }
      windows.set(key, window)
      window.times += 1
      return window.times > times ? window.from + seconds - clock.now : 0
    },
    async giveBack(counted) {
      const window = windows.get(counted.join(' '))
      if (window) window.times -= 1
    },
  }
}

test.each([
  [1, 60],
  [3, 370],
])(
  'who asks %i times each %i seconds all day has some thirty links mailed to an e-mail, of which one always opens',
  async (times, step) => {
    const clock = { now: 0 }
    const mailed: number[] = []
    const { request } = recoveryService({
      database,
      limits: limitsBy(clock),
      stageAnswer: async () => void mailed.push(clock.now),
      ...notAsked,
    })
    for (; clock.now < 24 * 3600; clock.now += step) {
      for (let time = 0; time < times; time += 1) {
        expect(await request('camila@correo.cl', 'es')).toBe('requested')
        expect(clock.now - (mailed.at(-1) ?? Number.NaN)).toBeLessThan(recoveryLinkMinutes * 60)
      }
    }
    expect(mailed.length).toBeLessThanOrEqual(6 + 24)
  },
)

test('what could not be noted counts for nothing', async () => {
  const clock = { now: 0 }
  let isAway = true
  const mailed: number[] = []
  const { request } = recoveryService({
    database,
    limits: limitsBy(clock),
    stageAnswer: async () => {
      if (isAway) throw new Error('away')
      mailed.push(clock.now)
    },
    ...notAsked,
  })
  for (let times = 0; times < 10; times += 1) {
    await expect(request('ana@correo.cl', 'es')).rejects.toThrow('away')
  }
  isAway = false
  for (let times = 0; times < 10; times += 1) await request('ana@correo.cl', 'es')
  expect(mailed).toEqual([0, 0, 0])
})
