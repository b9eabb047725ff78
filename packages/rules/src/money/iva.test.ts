import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIva } from './iva.ts'

test('neto is the total divided by 1.19 and iva the rest', () => {
  expect(splitIva(680)).toEqual({ neto: 571, iva: 109 })
  expect(splitIva(11900)).toEqual({ neto: 10000, iva: 1900 })
  expect(splitIva(0)).toEqual({ neto: 0, iva: 0 })
})

test('neto and iva add up, and neto is the whole number nearest to total / 1.19', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (total) => {
      const { neto, iva } = splitIva(total)
      expect(neto + iva).toBe(total)
      expect(Math.abs(neto * 119 - total * 100)).toBeLessThanOrEqual(59)
    }),
  )
})
