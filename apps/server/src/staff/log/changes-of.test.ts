import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

test('what stayed as it was, or was not named, is no change', () => {
  const before = { name: 'Arena', price: 990, note: null }
  expect(changesOf(before, { name: 'Arena', price: 1090 })).toEqual([
    { field: 'price', from: '990', to: '1090' },
  ])
  expect(changesOf(before, { note: '' })).toEqual([])
})

test('a long text keeps its beginning', () => {
  const [change] = changesOf({ text: '' }, { text: 'a'.repeat(2000) })
  expect(change?.to).toHaveLength(501)
})
