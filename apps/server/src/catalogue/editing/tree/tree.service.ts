import type { Database } from '../../../db/connection.ts'
import { brandsStore, type DeskBrand } from './brands.store.ts'
import { categoriesStore, type DeskCategory } from './categories.store.ts'

export type { DeskBrand, DeskCategory }
export type TreeService = ReturnType<typeof treeService>

/** Categories and brands as the desk edits them. */
export function treeService({ database }: { database: Database }) {
  const { db } = database
  return {
    categories: () => categoriesStore.all(db),
    brands: () => brandsStore.all(db),
  }
}
