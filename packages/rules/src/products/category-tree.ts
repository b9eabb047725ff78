type Placed = { id: number; parentId: number | null }

/** How many levels the tree may have: menus, breadcrumbs and addresses of the shop are read by people. */
export const mostCategoryLevels = 6

/** Of how many characters the texts of a category or a brand may be; names are `productLimits.rowName`. */
export const categoryLimits = { description: 1000, seoTitle: 70, seoDescription: 170, country: 60 } as const

/** A category with all that stand below it. */
export function branchOf(categories: readonly Placed[], id: number): Set<number> {
  const below = new Set([id])
  // Each round goes one level down; a circle of the data ends it too.
  for (let size = 0; size < below.size; ) {
    size = below.size
    for (const each of categories) if (each.parentId !== null && below.has(each.parentId)) below.add(each.id)
  }
  return below
}

/**
 * Why a category cannot stand under a parent (null: at the top): below itself, or with more levels than there may be.
 * `id` is null for one that is new. Null where it can.
 */
export function misplacement(
  categories: readonly Placed[],
  id: number | null,
  parentId: number | null,
): 'CATEGORY_CYCLE' | 'CATEGORY_TOO_DEEP' | null {
  const byId = new Map(categories.map((each) => [each.id, each]))
  const branch = id === null ? new Set<number>() : branchOf(categories, id)
  if (parentId !== null && branch.has(parentId)) return 'CATEGORY_CYCLE'
  const levelOf = (of: number | null, until: number | null = null): number => {
    let level = 0
    for (let at = of; at !== null && at !== until && level <= byId.size; level += 1)
      at = byId.get(at)?.parentId ?? null
    return level
  }
  const ownLevels = Math.max(0, ...[...branch].map((each) => levelOf(each, id)))
  return levelOf(parentId) + 1 + ownLevels > mostCategoryLevels ? 'CATEGORY_TOO_DEEP' : null
}
