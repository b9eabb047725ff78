import { expect, test } from 'vitest'
import { refuse } from '../refusals/refusal.ts'
import { couponGuesses } from './coupon-guesses.ts'

/** Counts in memory; gives what is left counted. */
function countedGuesses() {
  const left = new Map<string, number>()
  const move = ([name = '']: readonly string[], by: number) => left.set(name, (left.get(name) ?? 0) + by)
  const guesses = couponGuesses({
    take: async (counted) => {
      move(counted, 1)
      return 0
    },
    giveBack: async (counted) => {
      move(counted, -1)
    },
  })
  return { left: () => Object.fromEntries(left), guesses }
}

test('what could not be judged is not counted', async () => {
  const { guesses, left } = countedGuesses()
  const judged = guesses.judged('192.0.2.1', () => Promise.reject(new Error('away')), { provesRut: false })
  await expect(judged).rejects.toThrow('away')
  expect(left()).toEqual({ 'unknown coupon': 0, 'coupon used by RUT': 0 })
})

test('what was judged is counted where it was a guess', async () => {
  const { guesses, left } = countedGuesses()
  await guesses.judged('192.0.2.1', async () => 'right')
  expect(left()).toEqual({ 'unknown coupon': 0 })
  await guesses.judged('192.0.2.1', async () => refuse('COUPON_UNKNOWN'))
  expect(left()).toEqual({ 'unknown coupon': 1 })
})

test('a guess from an IPv6 address counts for its site too', async () => {
  const { guesses, left } = countedGuesses()
  await guesses.judged('2001:db8:0:7::1', async () => refuse('COUPON_UNKNOWN'))
  expect(left()).toEqual({ 'unknown coupon': 2 })
  await guesses.judged('2001:db8:0:7::1', async () => 'right')
  expect(left()).toEqual({ 'unknown coupon': 2 })
})
