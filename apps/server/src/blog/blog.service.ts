import { type ListWindow, listWindow } from '#rules/catalogue/list-window.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { blogStore, type PostRow, type PostSummaryRow } from './blog.store.ts'

export type BlogService = ReturnType<typeof blogService>

type ListRequest = {
  category: string | null
  tag: string | null
  /** Each of its words stands in the posts found. */
  search: string
  page: number
  limit: number
  language: ShopLanguage
}

const mostNewest = 20

export function blogService({ database }: { database: { db: Executor } }) {
  const store = blogStore(database)

  return {
    /** A page of posts, newest first; a page past the end is the last one, an unknown category or tag is empty. */
    async list(request: ListRequest): Promise<{ window: ListWindow; rows: PostSummaryRow[] }> {
      const { category, tag, search, page, limit, language } = request
      const choice = { category, tag, words: search.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [] }
      const window = listWindow({ total: await store.count(choice, language), page, limit })
      const rows = await store.list(choice, { limit, offset: (window.page - 1) * limit, language })
      return { window, rows }
    },

    /** The newest posts of all, for feeds. */
    newest: (language: ListRequest['language']): Promise<PostSummaryRow[]> =>
      store.list({ category: null, tag: null, words: [] }, { limit: mostNewest, offset: 0, language }),

    /** By its address or one that it had before. Refuses with NOT_FOUND. */
    async post(slug: string, language: ListRequest['language']): Promise<PostRow | Refusal> {
      const post = await store.find(slug, language)
      if (post) return post
      const now = await store.formerSlug(slug)
      return (now !== undefined && (await store.find(now, language))) || refuse('NOT_FOUND')
    },

    /** The address of the post that had one before; undefined where none had it. */
    formerPostSlug: (slug: string) => store.formerSlug(slug),

    categories: store.categories,
    tags: store.tags,
  }
}
