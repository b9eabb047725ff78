import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWindow } from './list-window.ts'

test('page, limit, total, pages, from and to of a list', () => {
  expect(listWindow({ total: 50, page: 2, limit: 16 })).toEqual({
    page: 2,
    limit: 16,
    total: 50,
    pages: 4,
    from: 17,
    to: 32,
  })
  expect(listWindow({ total: 50, page: 9, limit: 16 })).toMatchObject({ page: 4, from: 49, to: 50 })
  expect(listWindow({ total: 0, page: 3, limit: 16 })).toMatchObject({ page: 1, pages: 0, from: 0, to: 0 })
  expect(listWindow({ total: 5, page: Number.NaN, limit: -2 })).toMatchObject({ page: 1, limit: 1 })
})

test('the pages cover every row exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 40 }), (total, limit) => {
      const { pages } = listWindow({ total, page: 1, limit })
      const windows = Array.from({ length: pages }, (_, index) =>
        listWindow({ total, page: index + 1, limit }),
      )
      windows.forEach((window, index) => {
        expect(window.from).toBe((windows[index - 1]?.to ?? 0) + 1)
      })
      expect(windows.at(-1)?.to).toBe(total)
    }),
  )
})
