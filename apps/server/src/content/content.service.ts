import type { Database } from '../db/connection.ts'
import { contentStore } from './content.store.ts'

export type ContentService = ReturnType<typeof contentService>

/** Menus, slides, banners and branches, as the shop keeps them. */
export function contentService(database: Pick<Database, 'db'>) {
  return contentStore(database)
}
