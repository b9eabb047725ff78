import { type ListWindow, listWindow } from '#rules/catalogue/list-window.ts'
import type { Database } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { blogStore, type PostRow, type PostSummaryRow } from './blog.store.ts'

export type BlogService = ReturnType<typeof blogService>

export function blogService({ database }: { database: Pick<Database, 'db'> }) {
  const store = blogStore(database)

  return {
    /** A page of posts, newest first; a page past the end is the last one, an unknown category is empty. */
    async list(request: {
      category: string | null
      page: number
      limit: number
    }): Promise<{ window: ListWindow; rows: PostSummaryRow[] }> {
      const { category, page, limit } = request
      const window = listWindow({ total: await store.count(category), page, limit })
      const rows = await store.list({ category, limit, offset: (window.page - 1) * limit })
      return { window, rows }
    },

    /** Refuses with NOT_FOUND. */
    async post(slug: string): Promise<PostRow | Refusal> {
      return (await store.find(slug)) ?? refuse('NOT_FOUND')
    },

    categories: store.categories,
  }
}
