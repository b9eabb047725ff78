import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDecimal, readFlag, readUnits } from './read-number.ts'
import { readPrice } from './read-price.ts'
import { escapePart, htmlLines, listOf } from './read-text.ts'

const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)

describe('prices', () => {
  test.each([
    ['12.990', 12_990],
    ['12,990.00', 12_990],
    ['12990', 12_990],
    ['12990.00', 12_990],
    ['$ 12.990', 12_990],
    ['CLP 1.290.000', 1_290_000],
    ['1,290,000', 1_290_000],
    ['12.990,00', 12_990],
    ['990', 990],
    ['0', 0],
    ['12990.0000', 12_990],
    ["12'990", 12_990],
  ])('%s is %i pesos', (text, pesos) => {
    expect(readPrice(text)).toEqual({ ok: true, value: pesos })
  })

  test.each([
    ['12.5', 'PRICE_NOT_WHOLE'],
    ['12,990.50', 'PRICE_NOT_WHOLE'],
    ['0.990', 'PRICE_NOT_WHOLE'],
    ['12.99', 'PRICE_NOT_WHOLE'],
    ['-990', 'NUMBER_UNREADABLE'],
    ['12.990.00', 'NUMBER_UNREADABLE'],
    ['gratis', 'NUMBER_UNREADABLE'],
    ['1e5', 'NUMBER_UNREADABLE'],
    ['99999999999', 'TOO_LARGE'],
  ])('%s is refused: %s', (text, code) => {
    expect(readPrice(text)).toEqual({ ok: false, code })
  })

  test('whatever way a price is written, it is read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (pesos) => {
        const ways = [
          String(pesos),
          `${pesos}.00`,
          grouped(pesos, '.'),
          grouped(pesos, ','),
          `${grouped(pesos, ',')}.00`,
          `${grouped(pesos, '.')},0`,
          `$${grouped(pesos, '.')}`,
        ]
        for (const way of ways) expect(readPrice(way)).toEqual({ ok: true, value: pesos })
      }),
    )
  })
})

test('measures read either separator as one of decimals', () => {
  const read = ['1,5', '1.5', '0.500', '1.250,5', '1,250.5', '3', ',5'].map(readDecimal)
  expect(read.map((each) => each.ok && each.value)).toEqual([1.5, 1.5, 0.5, 1250.5, 1250.5, 3, 0.5])
  expect(readDecimal('2 x 3').ok).toBe(false)
})

describe('units of stock', () => {
  test('are whole, with their thousands parted or decimals of zeros', () => {
    const read = ['1.000', '10.000', '1.500', '1,500', '1.000,00', '7.0', '7.', '7', '0.000', '1 500'].map(
      readUnits,
    )
    const units = [1000, 10_000, 1500, 1500, 1000, 7, 7, 7, 0, 1500]
    expect(read).toEqual(units.map((value) => ({ ok: true, value })))
  })

  test('that another shop owes are none', () => {
    expect(['-3', '- 3', '-1.500'].map(readUnits)).toEqual(Array(3).fill({ ok: true, value: 0 }))
  })

  test.each([
    ['1.5', 'NUMBER_UNREADABLE'],
    ['0.500', 'NUMBER_UNREADABLE'],
    ['-1.5', 'NUMBER_UNREADABLE'],
    ['$ 7', 'NUMBER_UNREADABLE'],
    ['-', 'NUMBER_UNREADABLE'],
    ['99999999999', 'TOO_LARGE'],
  ])('%s is refused: %s', (text, code) => {
    expect(readUnits(text)).toEqual({ ok: false, code })
  })

  test('whatever way they are written, they are read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (units) => {
        const ways = [
          String(units),
          `${units}.0`,
          `${units},00`,
          grouped(units, '.'),
          grouped(units, ','),
          `${grouped(units, '.')},00`,
        ]
        for (const way of ways) expect(readUnits(way)).toEqual({ ok: true, value: units })
      }),
    )
  })
})

test('yes and no are read in the words of several shops', () => {
  expect(['Sí', '1', 'active', 'continue'].map(readFlag)).toEqual(Array(4).fill({ ok: true, value: true }))
  expect(['No', '-1', 'draft', 'deny'].map(readFlag)).toEqual(Array(4).fill({ ok: true, value: false }))
  expect(readFlag('quizás')).toEqual({ ok: false, code: 'FLAG_UNREADABLE' })
})

test('an HTML is read as the paragraphs that it shows', () => {
  const html =
    '<p>Para <b>perros</b> &aacute;giles&nbsp;y<br/>gatos</p><ul><li>Uno</li></ul><script>alert(1)</script>'
  expect(htmlLines(html)).toEqual(['Para perros ágiles y', 'gatos', '• Uno'])
})

test('a text of a million signs is read through once, whatever in it begins and does not end', () => {
  for (const [begin, line] of [
    ['<a', '<a'],
    ['<li ', '<li'],
    ['<script ', '<script'],
    ['<style></script>', ''],
  ] as const) {
    const said = htmlLines(begin.repeat(Math.floor(1_000_000 / begin.length)))
    expect(said.join('').slice(0, line.length)).toBe(line)
  }
  expect(htmlLines('<style>b { a: "</p>" }</style>Uno<script>dos</script > 3 < 4')).toEqual(['Uno 3 < 4'])
})

test('a list gives back what was put into it, whatever its marks', () => {
  const part = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text)
  fc.assert(
    fc.property(fc.uniqueArray(part, { minLength: 2, maxLength: 5 }), (parts) => {
      expect(listOf(parts.map((each) => escapePart(each, '|\\')).join(' | '), '|')).toEqual(parts)
    }),
  )
})
