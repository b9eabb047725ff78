import type { List } from './catalogue.port.ts'

/** `lang` says in which language a text is, where that is not the one asked for. */
type FallenBack = { lang?: 'es' }

export type PostCategory = FallenBack & { slug: string; name: string }
export type PostTag = FallenBack & { slug: string; name: string }
export type PostLink = FallenBack & { slug: string; title: string }

export type PostSummary = FallenBack & {
  id: number
  slug: string
  title: string
  excerpt: string
  image: string
  /** What the picture shows; empty where it only adorns. */
  imageAlt: string
  author: string
  /** A day, ISO 8601. */
  date: string
  /** Minutes that reading it takes. */
  readingMinutes: number
  tags: PostTag[]
  category: PostCategory
}

export type Post = PostSummary & {
  /** HTML that is safe to show, whoever wrote the post: tags in what was written stayed text. */
  html: string
  /** For search engines in place of the title and the summary; empty for those. */
  seo: { title: string; description: string }
  /** ISO 8601. */
  updatedAt: string
  /** What of the shop belongs to it: a category, words to look for in it, or both. */
  products: { categorySlug: string | null; search: string }
  /** The posts before and after it in time. */
  previous: PostLink | null
  next: PostLink | null
}

/** A page that the shop's owner has written. */
export type SitePage = FallenBack & {
  /** Where it stands now, below `/pagina/`. */
  slug: string
  title: string
  /** HTML that is safe to show, whoever wrote the page. */
  html: string
  /** For search engines; empty for the title, and for nothing. */
  seo: { title: string; description: string }
}

export type LawKind = 'terms' | 'privacy' | 'returns' | 'guarantee' | 'cookies'

/** A version of a text of law as it was published: what it is called, and when that was (ISO 8601). */
export type LawVersion = { version: string; publishedAt: string }

export type LawText = FallenBack &
  LawVersion & {
    title: string
    /** HTML that is safe to show, whoever wrote the text. */
    html: string
    /** All that were published, the one that holds now first. */
    versions: LawVersion[]
  }

export type PostsQuery = {
  page?: number
  /** 6 when left out, 24 at most. */
  limit?: number
  categorySlug?: string
  tagSlug?: string
  /** Each word stands in the title, the summary or the body. */
  search?: string
}

/** Throws `Refusal` NOT_FOUND for an unknown post, page or version; one is found by a former address too. */
export type BlogPort = {
  /** Newest first. An unknown category or tag has none. */
  listPosts(query: PostsQuery): Promise<List<PostSummary>>
  getPost(slug: string): Promise<Post>
  listPostCategories(): Promise<(PostCategory & { count: number })[]>
  /** Those that posts have, the most frequent first. */
  listPostTags(): Promise<(PostTag & { count: number })[]>
  getPage(slug: string): Promise<SitePage>
  /** What holds now, or an earlier version; null where the shop goes by the text that it came with. */
  getLawText(kind: LawKind, version?: string): Promise<LawText | null>
}
