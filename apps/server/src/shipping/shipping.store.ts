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
  join dispatch_kinds k on k.id = $2::int and k.active
  join carriers c on c.dispatch_kind_id = k.id and c.active and ($3::int is null or c.id = $3::int)
  cross join lateral (
    select price, from_days, to_days from carrier_rates r
    where r.carrier_id = c.id
      and (r.comuna_id = m.id or (r.comuna_id is null and (r.region_id = m.region_id or r.region_id is null)))
    order by r.comuna_id is null, r.region_id is null limit 1
  ) r
  where m.id = $1::int
  order by r.price::bigint * (100 - c.discount_percent), c.id`

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

/** What a carrier asks by default, wherever it goes. */
export type CarrierRates = Pick<
  Quote,
  'carrierId' | 'name' | 'description' | 'logo' | 'usesCourierApi' | 'discountPercent'
> & {
  kindId: 1 | 2
  limits: Limits
  /** The most particular of a place counts; without region and comuna it is the one of everywhere else. */
  rates: { region: string | null; comuna: string | null; price: number; fromDays: number; toDays: number }[]
}

const ratesOfCarriers = `
  select c.id as "carrierId", c.name, c.description, c.logo, c.uses_courier_api and $1::boolean as "usesCourierApi",
    c.discount_percent as "discountPercent", c.dispatch_kind_id as "kindId",
    jsonb_build_object('longestSideCm', c.longest_side_cm, 'bands', (
      select coalesce(jsonb_agg(jsonb_build_object('upToKg', b.up_to_kg, 'percent', b.percent)
        order by b.up_to_kg), '[]')
      from carrier_bands b where b.carrier_id = c.id)) as limits,
    (select coalesce(jsonb_agg(jsonb_build_object('region', g.name, 'comuna', m.name, 'price', r.price,
        'fromDays', r.from_days, 'toDays', r.to_days)
        order by r.comuna_id is not null, g.position nulls last, r.price, m.name), '[]')
      from carrier_rates r left join regions g on g.id = r.region_id left join comunas m on m.id = r.comuna_id
      where r.carrier_id = c.id) as rates
  from carriers c join dispatch_kinds k on k.id = c.dispatch_kind_id and k.active
  where c.active order by c.dispatch_kind_id, c.id`

/** The default rates of all carriers; `asksCourier` where there is a courier to be asked for those of an order. */
export async function listRates(executor: Executor, asksCourier: boolean): Promise<CarrierRates[]> {
  return (await run<CarrierRates>(executor, ratesOfCarriers, [asksCourier])).rows
}
