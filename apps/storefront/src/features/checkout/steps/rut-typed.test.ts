import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatRut, parseRut } from '#rules/chile/rut.ts'
import { formatRutTyped } from './rut-typed.ts'

describe('a RUT as it is typed', () => {
  test('gains its dots and hyphen on the way', () => {
    const typed = ['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456785']
    expect(typed.map(formatRutTyped)).toEqual([
      '1',
      '1-2',
      '12-3',
      '123-4',
      '1.234-5',
      '12.345-6',
      '123.456-7',
      '1.234.567-8',
      '12.345.678-5',
    ])
    expect(formatRutTyped('12345605k')).toBe('12.345.605-K')
  })

  test('typing on from any state comes to the same as typing at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        let shown = ''
        for (const digit of String(number)) shown = formatRutTyped(shown + digit)
        expect(shown).toBe(formatRutTyped(String(number)))
      }),
    )
  })

  test('a valid RUT ends as the rules write it', () => {
    for (const rut of ['11111111-1', '12345678-5', '7654321-6', '12345605-K', '1000005-K', '76192083-9']) {
      expect(parseRut(formatRutTyped(rut))?.canonical).toBe(rut)
      expect(formatRutTyped(rut)).toBe(formatRut(rut))
    }
  })

  test('any other text stays as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-jl-z ]{1,12}$/), (text) => {
        expect(formatRutTyped(text)).toBe(text)
      }),
    )
  })
})
