import { blogView } from '#content/blog.ts'

export const blogLayouts = ['classic', 'grid', 'list'] as const
const sides = ['start', 'end'] as const

export type BlogLayout = (typeof blogLayouts)[number]

/** What chooses a list of posts beside its path, as it stands in the query (decision 0178). */
export type BlogState = {
  page: number
  /** Words that the posts hold. */
  search: string
  /** Null: as the shop shows its blog. */
  layout: BlogLayout | null
  /** On which side the column beside the posts stands; null: as the shop has it. */
  sidebar: (typeof sides)[number] | null
}

/** Reads the query; what does not fit counts as absent, so that no address breaks the page. */
export function readBlogState(query: URLSearchParams): BlogState {
  return {
    page: Number(query.get('page')?.match(/^[1-9]\d{0,3}$/)?.[0] ?? 1),
    search: (query.get('texto') ?? '').trim().slice(0, 80),
    layout: blogLayouts.find((layout) => layout === query.get('layout')) ?? null,
    sidebar: sides.find((side) => side === query.get('sidebar')) ?? null,
  }
}

/** The address of a list of posts; what the shop shows anyhow is left out. */
export function blogHref(path: string, { page, search, layout, sidebar }: Partial<BlogState>): string {
  const query = new URLSearchParams()
  if (search) query.set('texto', search)
  if (layout && layout !== blogView.layout) query.set('layout', layout)
  if (sidebar && sidebar !== blogView.sidebar) query.set('sidebar', sidebar)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** How the posts stand, by the address and by the shop's own choice. */
export const viewOf = ({ layout, sidebar }: BlogState) => ({
  layout: layout ?? blogView.layout,
  sidebar: sidebar ?? blogView.sidebar,
})
