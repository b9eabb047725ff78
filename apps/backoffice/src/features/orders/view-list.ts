/** A list by its name and the query of its address. */
export type SavedView = { name: string; query: string }

const mostViews = 30

/** What a browser's storage holds, which anybody may have written: what is no view is left out. */
export function readViews(stored: string | undefined): SavedView[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(read)) return []
    return read
      .filter(
        (each: Partial<SavedView> | null) =>
          typeof each?.name === 'string' && typeof each.query === 'string' && each.name !== '',
      )
      .map(({ name, query }: SavedView) => ({ name, query }))
      .slice(0, mostViews)
  } catch {
    return []
  }
}

/** The newest first; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [view, ...withoutView(views, view.name)].slice(0, mostViews)

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((each) => each.name !== name)
