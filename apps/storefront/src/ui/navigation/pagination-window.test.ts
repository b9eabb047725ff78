import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paginationWindow } from './pagination-window.ts'

describe('the window of pages', () => {
  test('shows first, last, two siblings and ellipses', () => {
    expect(paginationWindow(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
    expect(paginationWindow(1, 20)).toEqual([1, 2, 3, 'gap', 20])
    expect(paginationWindow(20, 20)).toEqual([1, 'gap', 18, 19, 20])
  })

  test('shows a single page rather than an ellipsis for it', () => {
    expect(paginationWindow(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(paginationWindow(1, 1)).toEqual([1])
    expect(paginationWindow(1, 0)).toEqual([])
  })

  test('rises without repeats, holds both ends and the page, and gaps hide two pages or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -5, max: 600 }), (pages, page) => {
        const slots = paginationWindow(page, pages)
        const numbers = slots.filter((slot) => slot !== 'gap')
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toContain(1)
        expect(numbers).toContain(pages)
        expect(numbers).toContain(Math.min(Math.max(1, page), pages))
        slots.forEach((slot, index) => {
          if (slot !== 'gap') return
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2)
        })
        expect(slots.length).toBeLessThanOrEqual(9)
      }),
    )
  })
})
