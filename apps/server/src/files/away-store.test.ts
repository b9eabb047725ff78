import { expect, test } from 'vitest'
import { awayStore, StoreAway } from './away-store.ts'

const failing = (error: object) =>
  awayStore({ read: () => Promise.reject(error), write: () => Promise.reject(error) } as never)
const answered = (httpStatusCode: number) => Object.assign(new Error(), { $metadata: { httpStatusCode } })

test.each([
  [answered(403), false],
  [answered(404), false],
  [Object.assign(new Error(), { code: 'EACCES' }), false],
  [answered(429), true],
  [answered(503), true],
  [Object.assign(new Error(), { code: 'ENOSPC' }), true],
  [new Error('socket hang up'), true],
])('%j is away: %s', async (error, isAway) => {
  const thrown = await failing(error)
    .read('a')
    .catch((each: unknown) => each)
  expect(thrown instanceof StoreAway).toBe(isAway)
  if (!isAway) expect(thrown).toBe(error)
})
