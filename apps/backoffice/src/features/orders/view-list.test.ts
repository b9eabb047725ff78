import { expect, test } from 'vitest'
import { readViews, withoutView, withView } from './view-list.ts'

const late = { name: 'Atrasados', query: 'cola=to-prepare' }

test('a view of the same name is replaced, and one that is taken away is gone', () => {
  const views = withView([late, { name: 'Retiros', query: 'entrega=pickup' }], {
    ...late,
    query: 'cola=ready',
  })
  expect(views.map(({ query }) => query)).toEqual(['cola=ready', 'entrega=pickup'])
  expect(withoutView(views, 'Atrasados')).toHaveLength(1)
})

test('what is stored and is no view is left out', () => {
  expect(readViews(JSON.stringify([late, null, { name: 3 }, 'x']))).toEqual([late])
  expect(readViews('{"name":1}')).toEqual([])
  expect(readViews('no es JSON')).toEqual([])
  expect(readViews(undefined)).toEqual([])
})
