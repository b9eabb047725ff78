import type { DemoCategory } from '#demo/data/types.ts'
import { mediaPath } from '../media-path.ts'
import type { Category } from './shapes.ts'

/** Every category of the shop by its id, in the order given: parents before children. */
export function categoryTree({
  categories,
  spanish,
  countOf,
}: {
  categories: readonly DemoCategory[]
  spanish: readonly DemoCategory[]
  /** How many products stand in a category and below it. */
  countOf: (categoryId: number) => number
}): Map<number, Category> {
  const childrenOf = (id: number) => categories.filter(({ parentId }) => parentId === id)
  const bare = new Map(
    categories.map(({ id, slug, name }): [number, Category] => [
      id,
      {
        id,
        type: 'shop',
        name,
        categoria: spanish.find((each) => each.id === id)?.name ?? name,
        slug,
        image: mediaPath(`category-${slug}.svg`),
        items: countOf(id),
        parent: null,
        children: [],
        layout: childrenOf(id).length > 0 ? 'categories' : 'products',
      },
    ]),
  )
  const parentOf = (id: number) => categories.find((each) => each.id === id)?.parentId ?? null
  const upwards = (id: number | null): Category | null => {
    const category = id === null ? undefined : bare.get(id)
    return category ? { ...category, parent: upwards(parentOf(category.id)) } : null
  }
  const downwards = (id: number): Category[] =>
    childrenOf(id).flatMap((child) => {
      const category = bare.get(child.id)
      return category ? [{ ...category, children: downwards(child.id) }] : []
    })
  return new Map(
    [...bare].map(([id, category]) => [
      id,
      { ...category, parent: upwards(parentOf(id)), children: downwards(id) },
    ]),
  )
}
