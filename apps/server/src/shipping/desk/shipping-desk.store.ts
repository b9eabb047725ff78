import { asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { branches, carrierRates, carriers, comunas, deliveryKinds, regions } from '../shipping.tables.ts'

export type CarrierRow = typeof carriers.$inferSelect
export type BranchRow = typeof branches.$inferSelect
export type KindRow = typeof deliveryKinds.$inferSelect
export type RateFields = Omit<typeof carrierRates.$inferSelect, 'id' | 'carrierId'>
export type NamedRate = RateFields & { place: string | null }

/** Shops have few carriers and branches; more than so many are not shown. */
const mostShown = 500

export const shippingDeskStore = {
  carriers: (executor: Executor): Promise<CarrierRow[]> =>
    executor.select().from(carriers).orderBy(asc(carriers.id)).limit(mostShown),

  kinds: (executor: Executor): Promise<KindRow[]> =>
    executor.select().from(deliveryKinds).orderBy(asc(deliveryKinds.position)),

  branches: (executor: Executor): Promise<BranchRow[]> =>
    executor.select().from(branches).orderBy(asc(branches.position), asc(branches.id)).limit(mostShown),

  /** The rates of all carriers, or of one, the least particular first. */
  rates(executor: Executor, carrierId?: number) {
    const { id: _, ...columns } = {
      id: carrierRates.id,
      carrierId: carrierRates.carrierId,
      regionId: carrierRates.regionId,
      comunaId: carrierRates.comunaId,
      price: carrierRates.price,
      fromDays: carrierRates.fromDays,
      toDays: carrierRates.toDays,
    }
    return executor
      .select(columns)
      .from(carrierRates)
      .where(carrierId === undefined ? undefined : eq(carrierRates.carrierId, carrierId))
      .orderBy(
        asc(carrierRates.carrierId),
        sql`${carrierRates.regionId} nulls first`,
        sql`${carrierRates.comunaId} nulls first`,
      )
  },

  async carrier(executor: Executor, id: number): Promise<CarrierRow | null> {
    const [row] = await executor.select().from(carriers).where(eq(carriers.id, id))
    return row ?? null
  },

  /** Null for none; nobody else writes it until the transaction ends. */
  async lockCarrier(tx: Transaction, id: number): Promise<CarrierRow | null> {
    const [row] = await tx.select().from(carriers).where(eq(carriers.id, id)).for('update')
    return row ?? null
  },

  async lockBranch(tx: Transaction, id: number): Promise<BranchRow | null> {
    const [row] = await tx.select().from(branches).where(eq(branches.id, id)).for('update')
    return row ?? null
  },

  async lockKind(tx: Transaction, kind: KindRow['kind']): Promise<KindRow | null> {
    const [row] = await tx.select().from(deliveryKinds).where(eq(deliveryKinds.kind, kind)).for('update')
    return row ?? null
  },

  async saveKind(
    tx: Transaction,
    kind: KindRow['kind'],
    fields: Partial<Pick<KindRow, 'name' | 'nameEn' | 'nameRu' | 'active'>> & { editedBy: string },
  ): Promise<KindRow> {
    const next = { ...fields, version: sql`${deliveryKinds.version} + 1`, editedAt: sql`now()` }
    const [row] = await tx.update(deliveryKinds).set(next).where(eq(deliveryKinds.kind, kind)).returning()
    if (!row) throw new Error('A kind of delivery that was written is not there.')
    return row
  },

  async saveCarrier(
    tx: Transaction,
    id: number | undefined,
    fields: typeof carriers.$inferInsert,
  ): Promise<CarrierRow> {
    const next = { ...fields, version: sql`${carriers.version} + 1`, editedAt: sql`now()` }
    const [row] =
      id === undefined
        ? await tx
            .insert(carriers)
            .values({ ...fields, editedAt: new Date() })
            .returning()
        : await tx.update(carriers).set(next).where(eq(carriers.id, id)).returning()
    if (!row) throw new Error('A carrier that was written is not there.')
    return row
  },

  async saveBranch(
    tx: Transaction,
    id: number | undefined,
    fields: Omit<typeof branches.$inferInsert, 'position'>,
  ): Promise<BranchRow> {
    const last = sql<number>`(select coalesce(max(position), 0) + 1 from branches)`
    const next = { ...fields, version: sql`${branches.version} + 1`, editedAt: sql`now()` }
    const [row] =
      id === undefined
        ? await tx
            .insert(branches)
            .values({ ...fields, position: last, editedAt: new Date() })
            .returning()
        : await tx.update(branches).set(next).where(eq(branches.id, id)).returning()
    if (!row) throw new Error('A branch that was written is not there.')
    return row
  },

  /** All rates of a carrier anew. */
  async replaceRates(tx: Transaction, carrierId: number, rates: readonly RateFields[]): Promise<void> {
    await tx.delete(carrierRates).where(eq(carrierRates.carrierId, carrierId))
    if (rates.length > 0) await tx.insert(carrierRates).values(rates.map((rate) => ({ ...rate, carrierId })))
  },

  /** Rates with the names of where they hold; null where they hold everywhere. */
  async named(executor: Executor, rates: readonly RateFields[]): Promise<NamedRate[]> {
    const { rows } = await executor.execute<NamedRate>(sql`
      select rate.price, rate."fromDays", rate."toDays", rate."regionId", rate."comunaId",
        coalesce(comuna.name, region.name) as place
      from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as rate
        ("regionId" int, "comunaId" int, price int, "fromDays" int, "toDays" int)
      left join ${regions} region on region.id = rate."regionId"
      left join ${comunas} comuna on comuna.id = rate."comunaId"
      order by rate."regionId" nulls first, rate."comunaId" nulls first`)
    return rows
  },

  /** Empty where there is none. */
  async comunaName(executor: Executor, id: number | undefined): Promise<string> {
    if (id === undefined) return ''
    const [comuna] = await executor.select({ name: comunas.name }).from(comunas).where(eq(comunas.id, id))
    return comuna?.name ?? ''
  },

  /** Which of these regions and comunas there are not. */
  async unknownPlaces(
    executor: Executor,
    places: { regionIds: readonly number[]; comunaIds: readonly number[] },
  ): Promise<number> {
    const { rows } = await executor.execute<{ count: number }>(sql`
      select (select count(*) from unnest(${sql.param(places.regionIds)}::int[]) as asked (id)
          where not exists (select from ${regions} known where known.id = asked.id))::int
        + (select count(*) from unnest(${sql.param(places.comunaIds)}::int[]) as asked (id)
          where not exists (select from ${comunas} known where known.id = asked.id))::int as count`)
    return rows[0]?.count ?? 0
  },
}
