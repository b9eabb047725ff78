import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '../../data/port/menus.port.ts'
import { changedAt, entriesAt, homesOf, newEntry, rehomed } from './menu-tree.ts'

const entry = (title: string, entries: MenuEntry[] = []): MenuEntry => ({ ...newEntry, title, entries })
const leaf = entry('leaf')
const menu = [entry('a', [entry('b', [leaf]), entry('c')]), entry('d')]
type Named = { [title: string]: Named }
const named = (entries: readonly MenuEntry[]): Named =>
  Object.fromEntries(entries.map(({ title, entries: below }) => [title, named(below)]))

test('what stands below a place is read and changed there alone', () => {
  expect(entriesAt(menu, [0]).map(({ title }) => title)).toEqual(['b', 'c'])
  const changed = changedAt(menu, [0, 0], () => [])
  expect(named(changed)).toEqual({ a: { b: {}, c: {} }, d: {} })
  expect(named(menu)).toEqual({ a: { b: { leaf: {} }, c: {} }, d: {} })
})

describe('an entry', () => {
  test('goes to the end of another with all that is in it', () => {
    expect(named(rehomed(menu, [0], 0, [1]))).toEqual({ a: { c: {} }, d: { b: { leaf: {} } } })
    expect(named(rehomed(menu, [], 1, [0]))).toEqual({ a: { b: { leaf: {} }, c: {}, d: {} } })
    expect(named(rehomed(menu, [], 0, [1]))).toEqual({ d: { a: { b: { leaf: {} }, c: {} } } })
  })

  test('has its homes where no more than three levels come of it, and not in itself', () => {
    const homes = (each: MenuEntry) => homesOf(menu, each).map(({ titles }) => titles.join('/'))
    expect(homes(leaf)).toEqual(['', 'a', 'a/b', 'a/c', 'd'])
    expect(homes(menu[0]?.entries[0] as MenuEntry)).toEqual(['', 'a', 'd'])
    expect(homes(menu[0] as MenuEntry)).toEqual([''])
  })
})
