import type { EditedRow } from './shipping.port.ts'
import type { Edit } from './shop.port.ts'

/** Spanish, and what is not empty of English and Russian. */
type Words<Name extends string> = Record<Name | `${Name}En` | `${Name}Ru`, string>

export type PageFields = Words<'title' | 'body' | 'seoTitle' | 'seoDescription'> & {
  /** Empty for the one that the title makes. */
  slug: string
  isPublished: boolean
}

export type ListedPage = {
  id: number
  title: string
  slug: string
  isPublished: boolean
  /** ISO 8601; null for what came with the shop. */
  editedAt: string | null
  editedBy: string
}

export type PageFilter = { text: string; state: 'all' | 'published' | 'draft' }

/** The pages that the owner writes. Saves and removals throw `Refusal` EDITED_MEANWHILE, NOT_FOUND. */
export type SitePagesPort = {
  /** Up to 50 behind one, the last written first. */
  list(filter: PageFilter, after: number | null): Promise<ListedPage[]>
  find(id: number): Promise<EditedRow<PageFields>>
  /** SLUG_TAKEN. */
  save(id: number | null, edit: Edit<PageFields>): Promise<EditedRow<PageFields>>
  remove(id: number, version: number): Promise<void>
  /** The address of the page as it would be. */
  preview(id: number | null, fields: PageFields): Promise<string>
}
