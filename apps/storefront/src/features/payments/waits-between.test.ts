import { expect, test } from 'vitest'
import { waitAfter } from './waits-between.ts'

test('a payment that is being settled is asked for a while, ever more slowly, and then no more', () => {
  const waits: number[] = []
  for (let asks = 0; ; asks += 1) {
    const wait = waitAfter(asks)
    if (wait === false) break
    waits.push(wait)
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits[0]).toBe(2000)
  expect(Math.max(...waits)).toBe(8000)
  const whole = waits.reduce((sum, wait) => sum + wait, 0)
  expect(whole).toBeGreaterThan(90_000)
  expect(whole).toBeLessThan(180_000)
})
