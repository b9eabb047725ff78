type Placed = { id: number; parentId: number | null; name: string }

/** The categories to choose from, each with the names of those above it. */
export function categoryOptions(categories: readonly Placed[]): { value: string; label: string }[] {
  const byId = new Map(categories.map((each) => [each.id, each]))
  const path = (category: Placed): string => {
    const parent = byId.get(category.parentId ?? 0)
    return parent ? `${path(parent)} › ${category.name}` : category.name
  }
  return categories.map((each) => ({ value: String(each.id), label: path(each) }))
}
