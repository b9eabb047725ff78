import type { Database } from '../db/connection.ts'
import { contentStore } from './content.store.ts'
import type { MenuName } from './content.tables.ts'

export type ContentService = ReturnType<typeof contentService>

/** Menus, slides, banners and branches, as the shop keeps them. */
export function contentService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    /** Empty when the shop has no such menu. */
    menu: (name: MenuName) => contentStore.menu(db, name),
    slides: () => contentStore.slides(db),
    banners: () => contentStore.banners(db),
    /** The one that ends next, or null. */
    campaign: () => contentStore.campaign(db),
    /** The main branch first. */
    branches: () => contentStore.branches(db),
  }
}
