import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIn } from '#rules/money/format-in.ts'
import { formatClp } from '#rules/money/money.ts'
import { currencies, isCurrency } from './currencies.ts'

const pesos = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('currencies', () => {
  test('pesos are the default: rate 1, symbol $, no decimals', () => {
    expect(currencies.CLP).toEqual({ code: 'CLP', symbol: '$', rate: 1 })
    fc.assert(fc.property(pesos, (amount) => formatIn(amount, currencies.CLP) === formatClp(amount)))
  })

  test('others have two decimals and are within a cent of the rate', () => {
    fc.assert(
      fc.property(pesos, fc.constantFrom('USD' as const, 'EUR' as const), (amount, code) => {
        const text = formatIn(amount, currencies[code])
        expect(text).toMatch(/^-?(US\$|€)\d{1,3}(,\d{3})*\.\d\d$/)
        const read = Number(text.replace(/[^\d.-]/g, ''))
        expect(Math.abs(read - amount * currencies[code].rate)).toBeLessThan(0.0051)
      }),
    )
  })

  test('only the codes of the table are currencies', () => {
    expect(['CLP', 'USD', 'EUR'].every(isCurrency)).toBe(true)
    expect(['clp', '', null, 'toString', 3].some(isCurrency)).toBe(false)
  })
})
