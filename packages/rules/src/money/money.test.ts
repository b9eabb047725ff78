import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocate,
  assertPesos,
  divideHalfUp,
  formatClp,
  percentOf,
  roundHalfUp,
  toFraction,
} from './money.ts'

const int32 = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const weight = fc.integer({ min: 0, max: 2 ** 31 - 1 })
const sum = (parts: readonly number[]) => parts.reduce((left, right) => left + right, 0)

describe('rounding', () => {
  test('goes half up, without -0 and without being fooled by binary fractions', () => {
    expect([0.5, 1.5, 2.5, -0.5, -2.5].map(roundHalfUp)).toEqual([1, 2, 3, 0, -2])
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true)
    expect(roundHalfUp(0.49999999999999994)).toBe(0)
    expect(roundHalfUp(4503599627370497)).toBe(4503599627370497)
  })

  test('refuses what is no amount', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
      expect(() => roundHalfUp(value)).toThrow(RangeError)
    }
    expect(() => assertPesos(1.5)).toThrow(RangeError)
  })

  test('an exact division lies within half a unit of the quotient', () => {
    fc.assert(
      fc.property(int32, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (numerator, denominator) => {
        const [n, d] = [BigInt(numerator), BigInt(denominator)]
        const doubledError = 2n * (BigInt(divideHalfUp(n, d)) * d - n)
        expect(doubledError > -d && doubledError <= d).toBe(true)
      }),
    )
    expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError)
  })

  test('a number is read as its decimal', () => {
    expect(toFraction(8.35)).toEqual({ numerator: 835n, denominator: 100n })
    expect(toFraction(1e21)).toEqual({ numerator: 10n ** 21n, denominator: 1n })
    expect(toFraction(1.5e-7)).toEqual({ numerator: 15n, denominator: 10n ** 8n })
    expect(() => toFraction(Number.NaN)).toThrow(RangeError)
  })
})

describe('percentOf', () => {
  test('is exact where binary fractions would lose a peso', () => {
    expect(percentOf(1000, 8.35)).toBe(84)
    expect(percentOf(50, 29)).toBe(15)
    expect(percentOf(3990, 0)).toBe(0)
    expect(percentOf(3990, 100)).toBe(3990)
  })

  test('two shares of a hundred percent miss the amount by at most a peso', () => {
    fc.assert(
      fc.property(weight, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const both = percentOf(amount, percent) + percentOf(amount, 100 - percent)
        expect(both - amount === 0 || both - amount === 1).toBe(true)
      }),
    )
  })
})

describe('allocate', () => {
  test('gives the remainder to the largest fractions, ties to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [5, 3, 2])).toEqual([5, 3, 2])
    expect(allocate(1, [1, 2])).toEqual([0, 1])
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  })

  test('spreads evenly over weights that are all 0, and refuses what cannot be spread', () => {
    expect(allocate(5, [0, 0])).toEqual([3, 2])
    expect(allocate(0, [])).toEqual([])
    expect(() => allocate(1, [])).toThrow(RangeError)
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError)
    expect(() => allocate(1.5, [1])).toThrow(RangeError)
  })

  test('adds up to the total and stays within a peso of each exact share, for any input', () => {
    fc.assert(
      fc.property(int32, fc.array(weight, { minLength: 1, maxLength: 40 }), (total, weights) => {
        const parts = allocate(total, weights)
        expect(sum(parts)).toBe(total)
        const whole = BigInt(sum(weights))
        if (whole === 0n) return
        parts.forEach((part, index) => {
          const error = BigInt(part) * whole - BigInt(total) * BigInt(weights[index] ?? 0)
          expect(error < whole && error > -whole).toBe(true)
        })
      }),
    )
  })

  test('never takes more than a weight when the total is at most their sum', () => {
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 1, maxLength: 20 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, part) => {
          const parts = allocate(Math.floor(sum(weights) * part), weights)
          expect(parts.every((amount, index) => amount >= 0 && amount <= (weights[index] ?? 0))).toBe(true)
        },
      ),
    )
  })
})

describe('formatClp', () => {
  test('[S9.1] no decimals, a dot between thousands, $ in front', () => {
    expect([0, 990, 1000, 12345, 1234567].map(formatClp)).toEqual([
      '$0',
      '$990',
      '$1.000',
      '$12.345',
      '$1.234.567',
    ])
  })

  test('[S9.1] equals what ICU writes for es-CL', () => {
    const icu = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(formatClp(amount)).toBe(icu.format(amount))
      }),
    )
  })
})
