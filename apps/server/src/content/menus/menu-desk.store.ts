import { eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { type MenuItem, type MenuName, menus } from '../content.tables.ts'
import { menuTranslations } from '../content-translations.tables.ts'

export type StoredMenu = typeof menus.$inferSelect
export type MenuTranslation = typeof menuTranslations.$inferSelect

export const menuDeskStore = {
  menus: (executor: Executor): Promise<StoredMenu[]> => executor.select().from(menus),

  translations: (executor: Executor): Promise<MenuTranslation[]> => executor.select().from(menuTranslations),

  /** Null for a menu that nobody has made; nobody else writes it until the transaction ends. */
  async lock(tx: Transaction, name: MenuName): Promise<StoredMenu | null> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`menu ${name}`}))`)
    const [row] = await tx.select().from(menus).where(eq(menus.name, name))
    return row ?? null
  },

  async save(
    tx: Transaction,
    { name, items, editedBy }: { name: MenuName; items: MenuItem[]; editedBy: string },
  ): Promise<StoredMenu> {
    const [row] = await tx
      .insert(menus)
      .values({ name, items, editedBy, editedAt: new Date() })
      .onConflictDoUpdate({
        target: menus.name,
        set: { items, editedBy, editedAt: sql`now()`, version: sql`${menus.version} + 1` },
      })
      .returning()
    if (!row) throw new Error('A menu that was written is not there.')
    return row
  },

  async forget(tx: Transaction, rows: readonly MenuTranslation[]): Promise<void> {
    for (const { language, title, url } of rows)
      await tx.execute(sql`delete from menu_translations
        where language = ${language} and title = ${title} and url = ${url}`)
  },

  async translate(tx: Transaction, rows: readonly MenuTranslation[]): Promise<void> {
    if (rows.length === 0) return
    await tx
      .insert(menuTranslations)
      .values([...rows])
      .onConflictDoUpdate({
        target: [menuTranslations.language, menuTranslations.title, menuTranslations.url],
        set: {
          translatedTitle: sql`excluded.translated_title`,
          translatedUrl: sql`excluded.translated_url`,
        },
      })
  },

  async categoryIds(executor: Executor): Promise<Map<string, number>> {
    const { rows } = await executor.execute<{ slug: string; id: number }>(
      sql`select slug, id from categories`,
    )
    return new Map(rows.map(({ slug, id }) => [slug, id]))
  },
}
