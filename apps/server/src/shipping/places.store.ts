import { and, asc, eq, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'
import { carriers, carrierTranslations, comunas, deliveryKinds, regions } from './shipping.tables.ts'

export type Region = typeof regions.$inferSelect
/** A comuna with its other names and the localities in it, by which it is looked for. */
export type Comuna = Pick<typeof comunas.$inferSelect, 'id' | 'name' | 'regionId' | 'courierCode' | 'aliases'>
export type OfferedKind = ShopKind & { lowestPrice: number }
export type ShopKind = Pick<
  typeof deliveryKinds.$inferSelect,
  'kind' | 'name' | 'nameEn' | 'nameRu' | 'logo' | 'position'
> & { lowestPrice: number | null }

export const placesStore = {
  /** North to south. */
  regions: (executor: Executor): Promise<Region[]> =>
    executor.select().from(regions).orderBy(asc(regions.position)),

  /** By name, ñ after n; without a region all of them. */
  comunas: (executor: Executor, regionId: number | null): Promise<Comuna[]> =>
    executor
      .select({
        id: comunas.id,
        name: comunas.name,
        regionId: comunas.regionId,
        courierCode: comunas.courierCode,
        aliases: sql<string[]>`comunas.aliases || array(
          select l.name from localities l where l.comuna_id = comunas.id order by l.name)`,
      })
      .from(comunas)
      .where(regionId === null ? undefined : eq(comunas.regionId, regionId))
      .orderBy(asc(comunas.name)),

  /** How carriers are called in another language than Spanish, by their ids. */
  async carriersIn(
    executor: Executor,
    language: Exclude<ShopLanguage, 'es'>,
  ): Promise<Map<number, { name: string; description: string }>> {
    const rows = await executor
      .select()
      .from(carrierTranslations)
      .where(eq(carrierTranslations.language, language))
    return new Map(rows.map(({ carrierId, name, description }) => [carrierId, { name, description }]))
  },

  /** How the carrier with a Spanish name is called in another language. */
  async carrierNameIn(
    executor: Executor,
    name: string,
    language: Exclude<ShopLanguage, 'es'>,
  ): Promise<string | undefined> {
    const [row] = await executor
      .select({ name: carrierTranslations.name })
      .from(carrierTranslations)
      .innerJoin(carriers, eq(carriers.id, carrierTranslations.carrierId))
      .where(and(eq(carriers.name, name), eq(carrierTranslations.language, language)))
    return row?.name
  },

  async hasComuna(executor: Executor, comunaId: number): Promise<boolean> {
    const [row] = await executor.select({ id: comunas.id }).from(comunas).where(eq(comunas.id, comunaId))
    return row !== undefined
  },

  /** Those that are offered, each with the lowest price after discount of all its carriers, in pesos; null without carriers. */
  deliveryKinds: (executor: Executor): Promise<ShopKind[]> =>
    executor
      .select({
        kind: deliveryKinds.kind,
        name: deliveryKinds.name,
        nameEn: deliveryKinds.nameEn,
        nameRu: deliveryKinds.nameRu,
        logo: deliveryKinds.logo,
        position: deliveryKinds.position,
        lowestPrice: sql<number | null>`(
          select min(r.price - round(r.price * c.discount_percent / 100.0))::int
          from carriers c join carrier_rates r on r.carrier_id = c.id
          where c.dispatch_kind_id = dispatch_kinds.id and c.active)`,
      })
      .from(deliveryKinds)
      .where(eq(deliveryKinds.active, true))
      .orderBy(asc(deliveryKinds.position)),
}
