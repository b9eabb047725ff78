import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { branches, comunas } from '../shipping/shipping.tables.ts'
import { campaigns, type MenuItem, type MenuName, menus, miniBanners, slides } from './content.tables.ts'

export type Slide = typeof slides.$inferSelect
export type MiniBanner = typeof miniBanners.$inferSelect
export type Campaign = typeof campaigns.$inferSelect
export type Branch = Awaited<ReturnType<(typeof contentStore)['branches']>>[number]

export const contentStore = {
  /** Empty when the shop has no such menu. */
  async menu(executor: Executor, name: MenuName): Promise<MenuItem[]> {
    const [row] = await executor.select({ items: menus.items }).from(menus).where(eq(menus.name, name))
    return row?.items ?? []
  },

  slides: (executor: Executor): Promise<Slide[]> =>
    executor.select().from(slides).orderBy(asc(slides.position), asc(slides.id)),

  banners: (executor: Executor): Promise<MiniBanner[]> =>
    executor.select().from(miniBanners).orderBy(asc(miniBanners.position), asc(miniBanners.id)),

  /** The one that ends next, or null. */
  async campaign(executor: Executor): Promise<Campaign | null> {
    const [row] = await executor
      .select()
      .from(campaigns)
      .where(gt(campaigns.endsAt, sql`now()`))
      .orderBy(asc(campaigns.endsAt), asc(campaigns.id))
      .limit(1)
    return row ?? null
  },

  /** The main branch first. */
  branches: (executor: Executor) =>
    executor
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
