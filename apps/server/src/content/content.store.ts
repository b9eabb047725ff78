import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { branches, comunas } from '../shipping/shipping.tables.ts'
import { campaigns, type MenuItem, type MenuName, menus, miniBanners, slides } from './content.tables.ts'

export type Slide = typeof slides.$inferSelect
export type MiniBanner = typeof miniBanners.$inferSelect
export type Campaign = typeof campaigns.$inferSelect
export type Branch = Awaited<ReturnType<ReturnType<typeof contentStore>['branches']>>[number]

export function contentStore({ db }: Pick<Database, 'db'>) {
  return {
    /** Empty when the shop has no such menu. */
    async menu(name: MenuName): Promise<MenuItem[]> {
      const [row] = await db.select({ items: menus.items }).from(menus).where(eq(menus.name, name))
      return row?.items ?? []
    },

    slides: (): Promise<Slide[]> => db.select().from(slides).orderBy(asc(slides.position), asc(slides.id)),

    banners: (): Promise<MiniBanner[]> =>
      db.select().from(miniBanners).orderBy(asc(miniBanners.position), asc(miniBanners.id)),

    /** The one that ends next, or null. */
    async campaign(): Promise<Campaign | null> {
      const [row] = await db
        .select()
        .from(campaigns)
        .where(gt(campaigns.endsAt, sql`now()`))
        .orderBy(asc(campaigns.endsAt), asc(campaigns.id))
        .limit(1)
      return row ?? null
    },

    /** The main branch first. */
    branches: () =>
      db
        .select({
          id: branches.id,
          name: branches.name,
          address: branches.address,
          comuna: comunas.name,
          comunaId: branches.comunaId,
          phone: branches.phone,
        })
        .from(branches)
        .innerJoin(comunas, eq(comunas.id, branches.comunaId))
        .orderBy(asc(branches.position)),
  }
}
