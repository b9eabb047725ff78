import { expect, test } from 'vitest'
import { ownLimits } from './own-limits.ts'

test('who came too often waits until their first time is as long ago as the limit says, to the second', () => {
  // lru-cache takes 0 for no time at all.
  let now = 1
  const take = ownLimits(() => now)
  const rate = { times: 2, seconds: 600 }
  const here = () => take('call', rate, '198.51.100.1')
  expect([here(), here(), here()]).toEqual([0, 0, 600])
  now += 999
  expect(here()).toBe(600)
  now += 1
  expect(here()).toBe(599)
  expect(take('call', rate, '198.51.100.2')).toBe(0)
  expect(take('another', rate, '198.51.100.1')).toBe(0)
  now += 598_999
  expect(here()).toBe(1)
  now += 2
  expect([here(), here(), here()]).toEqual([0, 0, 600])
})
