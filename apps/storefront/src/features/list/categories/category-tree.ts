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

/** By its slug, else one that it had before, or its id; null where no category has it. */
export function findPlace(
  categories: Category[],
  wanted: { slug: string } | { id: number },
): CategoryPlace | null {
  const category =
    'slug' in wanted
      ? (categories.find(({ slug }) => slug === wanted.slug) ??
        categories.find(({ formerSlugs }) => formerSlugs?.includes(wanted.slug)))
      : categories.find(({ id }) => id === wanted.id)
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
