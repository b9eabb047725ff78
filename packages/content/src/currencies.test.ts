import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIn } from '#rules/money/format-in.ts'
import { formatClp } from '#rules/money/money.ts'
import { currencies, defaultRates, isCurrency, setRates } from './currencies.ts'

const pesos = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const locales = ['es-CL', 'en-US', 'ru-RU'] as const
/** Digits alone, by which a language's separators are set aside. */
const digitsOf = (text: string) => text.replace(/\D/g, '')

describe('currencies', () => {
  test('[S3.17] each has its code, its rate, and a function or options by which it is written', () => {
    for (const [code, currency] of Object.entries(currencies)) {
      expect(currency).toMatchObject({
        code,
        symbol: expect.stringMatching(/./),
        name: expect.stringMatching(/./),
        rate: expect.any(Number),
        formatOptions: expect.any(Object),
      })
      expect(currency.rate).toBeGreaterThan(0)
      expect(currency.formatFn === null || typeof currency.formatFn === 'function').toBe(true)
    }
    const marked = { ...currencies.USD, formatFn: (amount: number) => `<${amount}>` }
    expect(formatIn(2000, marked, 'es-CL')).toBe(`<${2000 * marked.rate}>`)
    const whole = { ...currencies.USD, formatOptions: { maximumFractionDigits: 0 } }
    expect(digitsOf(formatIn(1_000_000, whole, 'en-US'))).toBe('1050')
  })

  test('[S3.17] the language writes the others: its separators, its place for the symbol', () => {
    const plain = (locale: string) => formatIn(12_345_678, currencies.USD, locale).replace(/\s/g, ' ')
    expect(locales.map(plain)).toEqual(['US$12.962,97', 'US$12,962.97', '12 962,97 US$'])
  })

  test('[S3.18] the default is the Chilean peso: $, its name, rate 1, written alike in every language', () => {
    const [first] = Object.values(currencies)
    expect(first).toMatchObject({ code: 'CLP', symbol: '$', name: 'Chilean pesos', rate: 1 })
    expect(formatIn(12_345, currencies.CLP, 'es-CL')).toBe('$12.345')
    fc.assert(
      fc.property(
        pesos,
        fc.constantFrom(...locales),
        (amount, locale) => formatIn(amount, currencies.CLP, locale) === formatClp(amount),
      ),
    )
  })

  test('others have two decimals and are within a cent of the rate', () => {
    fc.assert(
      fc.property(
        pesos,
        fc.constantFrom('USD' as const, 'EUR' as const),
        fc.constantFrom(...locales),
        (amount, code, locale) => {
          const text = formatIn(amount, currencies[code], locale)
          expect(text).toContain(currencies[code].symbol)
          expect(text).toMatch(/[.,]\d\d(\s\D+)?$/)
          const away = Math.abs(Number(digitsOf(text)) / 100 - Math.abs(amount) * currencies[code].rate)
          expect(away).toBeLessThan(0.0051)
        },
      ),
    )
  })

  test('only the codes of the table are currencies', () => {
    expect(['CLP', 'USD', 'EUR'].every(isCurrency)).toBe(true)
    expect(['clp', '', null, 'toString', 3].some(isCurrency)).toBe(false)
  })

  test('the shop’s own rates are those by which prices are shown', () => {
    setRates({ USD: 1000, EUR: 1100 })
    expect(digitsOf(formatIn(12_345, currencies.USD, 'es-CL'))).toBe('1235')
    setRates(defaultRates)
    expect(currencies.USD.rate).toBeCloseTo(0.00105, 6)
  })
})
