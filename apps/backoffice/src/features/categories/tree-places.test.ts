import { expect, test } from 'vitest'
import { droppedPlace, nodesOf, stepPlace } from './tree-places.ts'

const named = (id: number, parentId: number | null) => ({ id, parentId, fields: { name: `C${id}` } })
/** 1 (2, 3, 4), 5 */
const tree = [named(1, null), named(2, 1), named(3, 1), named(4, 1), named(5, null)]
const drop = (draggedNode: string, position: 'before' | 'after' | 'inside', targetNode: string) =>
  droppedPlace(tree, { draggedNode, targetNode, position })

test('what is dropped stands before, behind or inside what it was dropped on', () => {
  expect(drop('5', 'before', '3')).toEqual({ parentId: 1, beforeId: 3 })
  expect(drop('5', 'after', '3')).toEqual({ parentId: 1, beforeId: 4 })
  expect(drop('5', 'after', '4')).toEqual({ parentId: 1, beforeId: null })
  expect(drop('4', 'after', '2')).toEqual({ parentId: 1, beforeId: 3 })
  expect(drop('3', 'after', '2')).toEqual({ parentId: 1, beforeId: 4 })
  expect(drop('2', 'inside', '5')).toEqual({ parentId: 5, beforeId: null })
  expect(drop('1', 'inside', '2')).toBeNull()
})

test('a step passes one sister, and ends at the ends', () => {
  const [, second, third, last] = tree
  if (!second || !third || !last) throw new Error('The tree is short.')
  expect(stepPlace(tree, second, 'up')).toBeNull()
  expect(stepPlace(tree, third, 'up')).toEqual({ parentId: 1, beforeId: 2 })
  expect(stepPlace(tree, second, 'down')).toEqual({ parentId: 1, beforeId: 4 })
  expect(stepPlace(tree, third, 'down')).toEqual({ parentId: 1, beforeId: null })
  expect(stepPlace(tree, last, 'down')).toBeNull()
})

test('while something is dragged, what is empty can hold it', () => {
  expect(nodesOf(tree, false).map(({ hasChildren }) => hasChildren)).toEqual([true, false])
  expect(nodesOf(tree, true).map(({ hasChildren }) => hasChildren)).toEqual([true, true])
})
