import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'

export type Quote = {
  carrierId: number
  name: string
  description: string
  logo: string
  usesCourierApi: boolean
  /** The comuna in the courier's own code; null where it has none. */
  courierCode: string | null
  /** Whether the courier told where it goes: then it does not go to a comuna without a code. */
  courierTold: boolean
  /** Pesos, before the discount. */
  price: number
  /** Whole percent off the price (D13). */
  discountPercent: number
  /** Working days from the order. */
  fromDays: number
  toDays: number
}

/**
 * The default rates that a comuna has, one for each carrier of the kind that goes there, the cheapest to
 * pay first. Of a carrier's rates the most particular wins: comuna, then region, then everywhere.
 */
export async function findQuotes(
  executor: Executor,
  asked: { comunaId: number; kindId: number; carrierId?: number },
): Promise<Quote[]> {
  const oneCarrier = asked.carrierId === undefined ? sql`` : sql`and c.id = ${asked.carrierId}`
  const { rows } = await executor.execute<Quote>(sql`
    select c.id as "carrierId", c.name, c.description, c.logo, c.uses_courier_api as "usesCourierApi",
      m.courier_code as "courierCode", m.courier_read_at is not null as "courierTold",
      r.price, c.discount_percent as "discountPercent", r.from_days as "fromDays", r.to_days as "toDays"
    from comunas m
    join carriers c on c.dispatch_kind_id = ${asked.kindId} and c.active ${oneCarrier}
    cross join lateral (
      select price, from_days, to_days from carrier_rates r
      where r.carrier_id = c.id
        and (r.comuna_id = m.id or (r.comuna_id is null and (r.region_id = m.region_id or r.region_id is null)))
      order by r.comuna_id is null, r.region_id is null limit 1
    ) r
    where m.id = ${asked.comunaId}
    order by r.price * (100 - c.discount_percent), c.id`)
  return rows
}
