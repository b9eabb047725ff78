import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { branches, comunas } from '../shipping/shipping.tables.ts'
import { campaigns, type MenuItem, type MenuName, menus, miniBanners, slides } from './content.tables.ts'

export type Slide = typeof slides.$inferSelect
export type MiniBanner = typeof miniBanners.$inferSelect
export type Campaign = typeof campaigns.$inferSelect
export type Branch = Awaited<ReturnType<(typeof contentStore)['branches']>>[number]

/** Switched on, and within its time. Replies are kept for some minutes at most, so that a time need not be announced. */
const isShown = ({ active, shownFrom, shownUntil }: typeof slides | typeof miniBanners) =>
  sql`${active} and coalesce(${shownFrom} <= now(), true) and coalesce(${shownUntil} > now(), true)`

export const contentStore = {
  /** Empty when the shop has no such menu. */
  async menu(executor: Executor, name: MenuName): Promise<MenuItem[]> {
    const [row] = await executor.select({ items: menus.items }).from(menus).where(eq(menus.name, name))
    return row?.items ?? []
  },

  slides: (executor: Executor): Promise<Slide[]> =>
    executor.select().from(slides).where(isShown(slides)).orderBy(asc(slides.position), asc(slides.id)),

  banners: (executor: Executor): Promise<MiniBanner[]> =>
    executor
      .select()
      .from(miniBanners)
      .where(isShown(miniBanners))
      .orderBy(asc(miniBanners.position), asc(miniBanners.id)),

  /** The one that ends next, or null. */
  async campaign(executor: Executor): Promise<Campaign | null> {
    const [row] = await executor
      .select()
      .from(campaigns)
      .where(
        and(
          eq(campaigns.active, true),
          gt(campaigns.endsAt, sql`now()`),
          sql`coalesce(${campaigns.shownFrom} <= now(), true)`,
        ),
      )
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
