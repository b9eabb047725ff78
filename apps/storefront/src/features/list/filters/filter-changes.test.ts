import { expect, test } from 'vitest'
import { leastOf, ratingsFrom } from './filter-changes.ts'

test('so many stars or more stands in an address as the single stars, and is read out of them', () => {
  expect(ratingsFrom(4)).toEqual([5, 4])
  for (const least of [1, 2, 3, 4, 5]) expect(leastOf(ratingsFrom(least))).toBe(least)
})

test('single stars with a gap, or without the best, are no such choice', () => {
  for (const ratings of [[], [4], [5, 3], [4, 3], [3, 2, 1]]) expect(leastOf(ratings)).toBe(null)
})
