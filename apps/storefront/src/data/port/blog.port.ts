import type { List } from './catalogue.port.ts'

export type PostCategory = {
  slug: string
  name: string
}

export type PostSummary = {
  id: number
  slug: string
  title: string
  excerpt: string
  image: string
  author: string
  /** A day, ISO 8601. */
  date: string
  tags: string[]
  category: PostCategory
}

export type Post = PostSummary & {
  /** Paragraphs of plain text; one that begins with `## ` is a heading. */
  body: string[]
  /** The posts before and after it in time. */
  previous: { slug: string; title: string } | null
  next: { slug: string; title: string } | null
}

/** Throws `Refusal` NOT_FOUND for an unknown post. */
export type BlogPort = {
  /** Newest first; 6 a page when `limit` is left out. */
  listPosts(query: { page?: number; limit?: number; categorySlug?: string }): Promise<List<PostSummary>>
  getPost(slug: string): Promise<Post>
  listPostCategories(): Promise<(PostCategory & { count: number })[]>
}
