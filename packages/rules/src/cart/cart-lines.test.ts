import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCart, large, line, red } from './cart-lines.samples.ts'
import { addLine, countItems, lineKey, mergeLines, removeLine, sameLine, setQuantity } from './cart-lines.ts'

describe('adding', () => {
  test('[S4.24] the same product with identical options increases the quantity, in whatever order they stand', () => {
    expect(sameLine(line(1, 1), line(1, 9, [large, red]))).toBe(true)
    expect(addLine([line(1, 2)], line(1, 3, [large, red]))).toEqual([line(1, 5)])
  })

  test('[S4.25] another product or other options make a new line', () => {
    const cart = [line(1, 2)]
    expect(addLine(cart, line(2, 1))).toEqual([line(1, 2), line(2, 1)])
    expect(addLine(cart, line(1, 1, [red]))).toEqual([line(1, 2), line(1, 1, [red])])
  })

  test('a maximum caps the line and never lowers it; other fields of the line stay', () => {
    expect(addLine([line(1, 2)], line(1, 9), 5)).toEqual([line(1, 5)])
    expect(addLine([line(1, 8)], line(1, 1), 5)).toEqual([line(1, 8)])
    expect(addLine([], line(1, 1), 0)).toEqual([])
    expect(addLine([line(1, 2)], line(1, -1))).toEqual([line(1, 2)])
    expect(addLine([{ ...line(1, 1), name: 'a' }], { ...line(1, 1), name: 'b' })).toEqual([
      { ...line(1, 2), name: 'a' },
    ])
  })

  test('changes nothing that it was given', () => {
    const cart = Object.freeze([Object.freeze(line(1, 2))])
    addLine(cart, line(1, 1))
    setQuantity(cart, line(1, 0), 7)
    removeLine(cart, line(1, 0))
    expect(cart).toEqual([line(1, 2)])
  })
})

describe('merging', () => {
  test('loses no quantity of any line, and leaves each line once', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (a, b) => {
        const merged = mergeLines(a, b)
        const keys = merged.map(lineKey)
        expect(new Set(keys).size).toBe(keys.length)
        for (const wanted of [...a, ...b]) {
          const given = countItems([...a, ...b].filter((candidate) => sameLine(candidate, wanted)))
          expect(merged.find((candidate) => sameLine(candidate, wanted))?.quantity).toBe(given)
        }
        expect(countItems(merged)).toBe(countItems(a) + countItems(b))
      }),
    )
  })
})

describe('changing', () => {
  test('sets, removes and counts', () => {
    const cart = [line(1, 2), line(2, 3)]
    expect(setQuantity(cart, line(2, 0), 9)).toEqual([line(1, 2), line(2, 9)])
    expect(setQuantity(cart, line(2, 0), 0)).toEqual([line(1, 2)])
    expect(setQuantity(cart, line(7, 0), 4)).toEqual(cart)
    expect(removeLine(cart, line(1, 0))).toEqual([line(2, 3)])
    expect(countItems(cart)).toBe(5)
  })
})
