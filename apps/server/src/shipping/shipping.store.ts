import { type DeliveryKind, deliveryKindIds } from '#rules/orders/delivery-kinds.ts'
import { type Executor, run } from '../db/connection.ts'
import type { Limits } from './bands.ts'

/** What a carrier asks to go to a comuna. */
export type Quote = {
  carrierId: number
  name: string
  description: string
  logo: string
  usesCourierApi: boolean
  /** The comuna in the courier's own code; null where it has none. */
  courierCode: string | null
  /** Whether the courier told where it goes: then it does not go to a comuna without a code. */
  courierAnswered: boolean
  /** Pesos, before the discount. */
  price: number
  /** Whole percent off the price (D13). */
  discountPercent: number
  /** Working days from the order. */
  fromDays: number
  toDays: number
}

/** A carrier's default rate of a comuna, before it is known what is sent and when. */
export type Rate = Quote & {
  limits: Limits
  /** The minute of the day, by Chilean time, until which the days count from that day; null: any minute. */
  cutoffMinute: number | null
}

const rates = `
  select c.id as "carrierId", c.name, c.description, c.logo, c.uses_courier_api as "usesCourierApi",
    m.courier_code as "courierCode", m.courier_read_at is not null as "courierAnswered",
    r.price, c.discount_percent as "discountPercent", r.from_days as "fromDays", r.to_days as "toDays",
    c.cutoff_minute as "cutoffMinute",
    jsonb_build_object('longestSideCm', c.longest_side_cm, 'bands', (
      select coalesce(jsonb_agg(jsonb_build_object('upToKg', b.up_to_kg, 'percent', b.percent)
        order by b.up_to_kg), '[]')
      from carrier_bands b where b.carrier_id = c.id)) as limits
  from comunas m
  join carriers c on c.dispatch_kind_id = $2::int and c.active and ($3::int is null or c.id = $3::int)
  cross join lateral (
    select price, from_days, to_days from carrier_rates r
    where r.carrier_id = c.id
      and (r.comuna_id = m.id or (r.comuna_id is null and (r.region_id = m.region_id or r.region_id is null)))
    order by r.comuna_id is null, r.region_id is null limit 1
  ) r
  where m.id = $1::int
  order by r.price * (100 - c.discount_percent), c.id`

/**
 * The default rates that a comuna has, one for each carrier of the kind that goes there, the cheapest to
 * pay first. Of a carrier's rates the most particular wins: comuna, then region, then everywhere.
 */
export async function findRates(
  executor: Executor,
  request: { comunaId: number; deliveryKind: DeliveryKind; carrierId?: number },
): Promise<Rate[]> {
  const { comunaId, deliveryKind, carrierId = null } = request
  const { rows } = await run<Rate>(executor, rates, [comunaId, deliveryKindIds[deliveryKind], carrierId])
  return rows
}
