import { expect, test } from 'vitest'
import { changesOf, listChangesOf } from './changes-of.ts'

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

test('a list tells what came, went and changed, else its order, and not all of a list written anew', () => {
  const entry = (key: string, says = key) => ({ key, says })
  const changes = (before: string[], after: string[]) =>
    listChangesOf(
      'entries',
      before.map((each) => entry(each)),
      after.map((each) => entry(each)),
    ).map(({ from, to }) => [from, to])
  expect(listChangesOf('entries', [entry('a', 'a → 1')], [entry('a', 'a → 2')])).toEqual([
    { field: 'entries', from: 'a → 1', to: 'a → 2' },
  ])
  expect(changes(['a', 'b'], ['c', 'b', 'b'])).toEqual([
    ['a', ''],
    ['', 'c'],
    ['', 'b'],
  ])
  expect(changes(['a', 'b'], ['b', 'a'])).toEqual([['a · b', 'b · a']])
  expect(changes(['a'], ['a'])).toEqual([])
  const many = Array.from({ length: 50 }, (_, index) => `${index}`)
  expect(changes([], many).slice(39)).toEqual([
    ['', '39'],
    ['', '+10 …'],
  ])
})
