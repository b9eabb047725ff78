import { expect, test } from 'vitest'
import { branchOf, misplacement, mostCategoryLevels } from './category-tree.ts'

/** A chain 1 › 2 › 3 …, and 100 beside it at the top. */
const chain = (levels: number) => [
  ...Array.from({ length: levels }, (_, at) => ({ id: at + 1, parentId: at === 0 ? null : at })),
  { id: 100, parentId: null },
]

test('a category stands below no category of its own', () => {
  const tree = chain(3)
  expect(misplacement(tree, 1, 1)).toBe('CATEGORY_CYCLE')
  expect(misplacement(tree, 1, 3)).toBe('CATEGORY_CYCLE')
  expect(misplacement(tree, 3, 1)).toBeNull()
  expect(misplacement(tree, 3, null)).toBeNull()
})

test('a move counts the levels that it takes along', () => {
  const tree = chain(mostCategoryLevels)
  expect(misplacement(tree, null, mostCategoryLevels)).toBe('CATEGORY_TOO_DEEP')
  expect(misplacement(tree, null, mostCategoryLevels - 1)).toBeNull()
  expect(misplacement(tree, 1, 100)).toBe('CATEGORY_TOO_DEEP')
  expect(misplacement(tree, 2, 100)).toBeNull()
  expect(misplacement(tree, 100, mostCategoryLevels)).toBe('CATEGORY_TOO_DEEP')
})

test('a branch is the category and all below it, in whatever order they come', () => {
  expect([...branchOf(chain(4).toReversed(), 2)].sort()).toEqual([2, 3, 4])
})
