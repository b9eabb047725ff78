import autocannon from 'autocannon'
import pg from 'pg'
import type { LargeShop } from './large-shop.ts'
import { type Measurement, median } from './measure.ts'
import { newPriceRange } from './price-range.ts'
import { withoutIndexes } from './without-indexes.ts'

const connections = 16
const seconds = 8
const rounds = 3
const mostMs = (amount: number) => (amount > 100_000 ? 100 : 50)
/** In all, whatever number of products they are of. */
const fitments = 2_000_000

/**
 * Lists for a vehicle with the counts of all filters, no address twice, where every product is a part that fits some of
 * the market's vehicles: the 99th percentile, against that of the same lists without a vehicle.
 */
export async function measureVehicleLists({
  databaseUrl,
  shopUrl,
  token,
  amount,
}: LargeShop & { shopUrl: string }): Promise<Measurement> {
  const vehicleIds = await readVehicleIds(databaseUrl)
  let turn = 0
  const next = (isForVehicle: boolean) => () => {
    turn += 1
    const query = new URLSearchParams({
      token_authentication: token,
      filter_price: newPriceRange(turn),
      ...(isForVehicle && { filter_vehicle: String(vehicleIds[turn % vehicleIds.length]) }),
    })
    return `/api/listar-productos?${query}`
  }
  await percentile(shopUrl, 2, next(true))
  const values: number[] = []
  const yardsticks: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    values.push(await percentile(shopUrl, seconds, next(true)))
    yardsticks.push(await percentile(shopUrl, 2, next(false)))
  }
  const value = median(values)
  return {
    name: `list for a vehicle, ${amount.toLocaleString('en')} products, ${fitments.toLocaleString('en')} fitments, uncached, 16 at once, p99 (yardstick: without a vehicle)`,
    value,
    yardstick: median(yardsticks),
    unit: 'ms',
    ratio: value / median(yardsticks),
    goal: `at most ${mostMs(amount)} ms`,
    met: value <= mostMs(amount),
  }
}

/** Lets each of `amount` products fit vehicles of the whole market, as far apart as numbers can be. */
export async function addFitments(databaseUrl: string, amount: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await withoutIndexes(client, ['products', 'product_vehicles'], async () => {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query('delete from fitment_conditions')
      await client.query('delete from product_vehicles')
      await client.query(`update products set fitment = 'some' where fitment <> 'some'`)
      // Fewer than there are vehicles, and in steps that share no factor with their number: none comes twice.
      await client.query(
        `insert into product_vehicles (product_id, vehicle_id)
         select p.id, v.ids[1 + (p.id::bigint * 7919 + step * 104729) % cardinality(v.ids)]
         from products p, (select array_agg(id order by id) as ids from vehicles) v, generate_series(1, $1::int) step
         order by 1, 2`,
        [Math.max(1, Math.round(fitments / amount))],
      )
      await client.query('commit')
    })
    await client.query('vacuum analyze products')
    await client.query('vacuum analyze product_vehicles')
  } finally {
    await client.end()
  }
}

async function readVehicleIds(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>('select id from vehicles order by md5(id::text)')
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

async function percentile(url: string, duration: number, next: () => string): Promise<number> {
  const result = await autocannon({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} gave ${result.non2xx} replies other than 2xx and ${result.errors} errors.`)
  }
  return result.latency.p99
}
