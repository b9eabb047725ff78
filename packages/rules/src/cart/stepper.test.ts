import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampQuantity, stepQuantity } from './stepper.ts'

test('[S5.13] the step is 1 unless another is given', () => {
  expect(stepQuantity({ value: 3 }, 1)).toBe(4)
  expect(stepQuantity({ value: '3' }, -1)).toBe(2)
  expect(stepQuantity({ value: 3, step: 5 }, 1)).toBe(8)
})

test('[S5.14] without min and max a value goes either way unbounded', () => {
  expect(stepQuantity({ value: 0 }, -1)).toBe(-1)
  expect(stepQuantity({ value: 1_000_000 }, 1)).toBe(1_000_001)
})

test('[S5.15] what is no number falls back to the default', () => {
  for (const value of ['', 'abc', '3x', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}]) {
    expect(clampQuantity(value, { min: 1, fallback: 2 })).toBe(2)
    expect(stepQuantity({ value, min: 1, fallback: 2 }, 1)).toBe(3)
    expect(clampQuantity(value, { min: 1 })).toBe(1)
  }
})

test('[S5.16] results are clamped and whole', () => {
  expect(stepQuantity({ value: 5, min: 1, max: 5 }, 1)).toBe(5)
  expect(stepQuantity({ value: 1, min: 1, max: 5 }, -1)).toBe(1)
  expect(clampQuantity(' 2.9 ', { min: 1, max: 5 })).toBe(2)
  expect(clampQuantity(9, { min: 1, max: 0 })).toBe(0)
  fc.assert(
    fc.property(
      fc.anything(),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 9, max: 99 }),
      (value, min, max) => {
        for (const result of [clampQuantity(value, { min, max }), stepQuantity({ value, min, max }, 1)]) {
          expect(Number.isInteger(result) && result >= min && result <= max).toBe(true)
        }
      },
    ),
  )
})
