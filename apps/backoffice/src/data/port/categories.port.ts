import type { Edit, Edited } from './shop.port.ts'

export type CategoryTexts = { name: string; description: string; seoTitle: string; seoDescription: string }

/** What people write of a category; where it stands is moved apart. */
export type CategoryFields = CategoryTexts & {
  slug: string
  /** A file under `/media/`; empty for none. */
  image: string
  tree: 'pets' | 'vehicles'
  isHidden: boolean
  en: CategoryTexts | null
  ru: CategoryTexts | null
}

/** `parentId` is null at the top. */
export type DeskCategory = Edited<CategoryFields> & { id: number; parentId: number | null }

/** Under which, and before which of those there (null: at the end). */
export type CategoryPlace = { parentId: number | null; beforeId: number | null }

type Seen = { id: number; version: number }

/** The tree of categories. What goes over a version throws `Refusal` EDITED_MEANWHILE. */
export type CategoriesPort = {
  /** In the order of the tree. */
  list(): Promise<DeskCategory[]>
  /** How many products for sale stand in each that the shop shows, and below it. */
  counts(): Promise<Map<number, number>>
  add(name: string, parentId: number | null): Promise<DeskCategory>
  save(id: number, edit: Edit<CategoryFields>): Promise<Edited<CategoryFields>>
  /** The whole tree after it. */
  move(seen: Seen, place: CategoryPlace): Promise<DeskCategory[]>
  /** How many products went to `moveTo`. CATEGORY_NOT_EMPTY where that is null and some have nowhere to go. */
  remove(seen: Seen, moveTo: number | null): Promise<number>
}
