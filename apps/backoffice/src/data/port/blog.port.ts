import type { EditedRow } from './shipping.port.ts'
import type { Edit, Edited } from './shop.port.ts'

/** Spanish, and what is not empty of English and Russian. */
type Words<Name extends string> = Record<Name | `${Name}En` | `${Name}Ru`, string>

export type PostFields = Words<'title' | 'excerpt' | 'body' | 'imageAlt' | 'seoTitle' | 'seoDescription'> & {
  /** Empty for the one that the title makes. */
  slug: string
  categoryId: number | null
  tags: string[]
  author: string
  /** A file under `/media/`. */
  image: string
  /** A day, ISO 8601, from which it is shown. */
  publishedOn: string
  isPublished: boolean
  /** Which of the shop's products belong to it: of a category, by its slug, found by words, or both. */
  shopCategory: string
  shopWords: string
}

export type PostCategoryFields = Words<'name'> & { slug: string }
export type PostCategory = EditedRow<PostCategoryFields> & { posts: number }

export type ListedPost = {
  id: number
  title: string
  slug: string
  category: string
  image: string
  publishedOn: string
  isPublished: boolean
  /** Whether the shop shows it by now. */
  isShown: boolean
}

export type PostFilter = { text: string; state: 'all' | 'published' | 'draft'; categoryId: number | null }

/** The posts of the blog and their categories. Saves and removals throw `Refusal` EDITED_MEANWHILE, NOT_FOUND. */
export type BlogPort = {
  /** Up to 50 behind one, the last written first. */
  posts(filter: PostFilter, after: number | null): Promise<ListedPost[]>
  post(id: number): Promise<EditedRow<PostFields>>
  /** SLUG_TAKEN. */
  savePost(id: number | null, edit: Edit<PostFields>): Promise<EditedRow<PostFields>>
  removePost(id: number, version: number): Promise<void>
  /** The address of its page as it would be. */
  previewPost(id: number | null, fields: PostFields): Promise<string>
  /** And the tags that posts have. */
  categories(): Promise<{ categories: PostCategory[]; tags: string[] }>
  /** SLUG_TAKEN. */
  saveCategory(id: number | null, edit: Edit<PostCategoryFields>): Promise<Edited<PostCategoryFields>>
  removeCategory(id: number, version: number): Promise<void>
}
