import { describe, expect, test } from 'vitest'
import type { Category } from '../../../data/port/catalogue.port.ts'
import { findPlace, rootsOf } from './category-tree.ts'

function category(id: number, parentId: number | null, slug: string): Category {
  return {
    id,
    parentId,
    slug,
    name: slug,
    description: '',
    icon: '',
    image: '',
    tree: 'pets',
    productCount: 0,
  }
}

const tree = [category(1, null, 'perros'), category(11, 1, 'perros-alimentos'), category(2, null, 'gatos')]

describe('the category tree', () => {
  test('finds a category by slug or by id, with what is above and below it', () => {
    expect(findPlace(tree, { slug: 'perros-alimentos' })).toEqual({
      category: tree[1],
      ancestors: [tree[0]],
      children: [],
    })
    expect(findPlace(tree, { id: 1 })).toEqual({ category: tree[0], ancestors: [], children: [tree[1]] })
  })

  test('an unknown slug or id has no place', () => {
    expect(findPlace(tree, { slug: 'dragones' })).toBeNull()
    expect(findPlace(tree, { id: 99 })).toBeNull()
  })

  test('roots are those without a parent', () => {
    expect(rootsOf(tree).map((root) => root.slug)).toEqual(['perros', 'gatos'])
  })
})
