import type { Category } from '../../../data/port/catalogue.port.ts'

/** A category with its place in the tree. */
export type CategoryPlace = {
  category: Category
  /** From the root; empty for a root. */
  ancestors: Category[]
  children: Category[]
}

export function rootsOf(categories: Category[]): Category[] {
  return categories.filter((category) => category.parentId === null)
}

/** Null when no category has this slug or id. */
export function findPlace(
  categories: Category[],
  wanted: { slug: string } | { id: number },
): CategoryPlace | null {
  const isWanted = (category: Category) =>
    'slug' in wanted ? category.slug === wanted.slug : category.id === wanted.id
  const category = categories.find(isWanted)
  if (!category) return null
  const ancestors: Category[] = []
  let above = parentOf(categories, category)
  while (above && !ancestors.includes(above)) {
    ancestors.unshift(above)
    above = parentOf(categories, above)
  }
  return { category, ancestors, children: categories.filter((other) => other.parentId === category.id) }
}

function parentOf(categories: Category[], category: Category): Category | undefined {
  return categories.find((other) => other.id === category.parentId)
}
