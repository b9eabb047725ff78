import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnCounts, filterSides, listLayouts } from './list-state.ts'
import { decodeView, encodeView } from './list-view.store.ts'

test('the view that a shopper chose comes back as it was', () => {
  const view = fc.record({
    layout: fc.constantFrom(...listLayouts),
    columns: fc.option(fc.constantFrom(...columnCounts)),
    side: fc.constantFrom(...filterSides),
  })
  fc.assert(
    fc.property(view, (chosen) => {
      expect(decodeView(encodeView(chosen))).toEqual(chosen)
    }),
  )
})

test('whatever else stands in storage is the usual view', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const view = decodeView(text)
      expect(decodeView(encodeView(view))).toEqual(view)
    }),
  )
  expect(decodeView(null)).toEqual({ layout: 'grid', columns: null, side: 'start' })
})
