import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRut, isValidRut, parseRut } from './rut.ts'

/** The rule as the authority states it, written apart from the code under test. */
function digitOf(body: number): string {
  const sum = [...String(body)]
    .reverse()
    .reduce((total, char, at) => total + Number(char) * ((at % 6) + 2), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest)
}

const anyBody = fc.integer({ min: 1, max: 99_999_999 }).filter((body) => body !== 66_666_666)

describe('RUT', () => {
  test.each([
    '11111111-1',
    '12345678-5',
    '7654321-6',
    '12345613-0',
    '12345605-K',
    '1000005-K',
    '60803000-K',
    '76192083-9',
  ])('%s is valid', (text) => {
    expect(parseRut(text)?.canonical).toBe(text)
    expect(parseRut(formatRut(text))?.canonical).toBe(text)
  })

  test('reads the ways in which people write it', () => {
    for (const text of ['12.345.678-5', '123456785', ' 12 345 678 - 5 ', '012345678-5', '12.345.678–5']) {
      expect(parseRut(text)).toEqual({ body: '12345678', digit: '5', canonical: '12345678-5' })
    }
    expect(parseRut('12345605k')?.canonical).toBe('12345605-K')
  })

  test('shows dots and hyphen, and leaves what is no RUT as typed', () => {
    expect(formatRut('123456785')).toBe('12.345.678-5')
    expect(formatRut('1000005k')).toBe('1.000.005-K')
    expect(formatRut('12.34')).toBe('12.34')
  })

  test('refuses the placeholder and what has no form of a RUT', () => {
    for (const text of [
      '66666666-6',
      '66.666.666-6',
      '',
      '-',
      'K',
      '0-0',
      '00000000-0',
      '123456789012-3',
      '1.23-4',
    ]) {
      expect(isValidRut(text)).toBe(false)
    }
    expect(isValidRut('12345678-5<b>')).toBe(false)
  })

  test('accepts just the one digit that the rule gives', () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom(...'0123456789Kk'), (body, digit) => {
        expect(isValidRut(`${body}-${digit}`)).toBe(digit.toUpperCase() === digitOf(body))
        expect(parseRut(formatRut(`${body}${digitOf(body)}`))?.canonical).toBe(`${body}-${digitOf(body)}`)
      }),
    )
  })

  test('never throws, and loses no text that is no RUT', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isValidRut(text) || formatRut(text) === text).toBe(true)
      }),
    )
  })
})
