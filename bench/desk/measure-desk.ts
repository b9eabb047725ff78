import pg from 'pg'
import { openShopProcess } from '#testing/browser/shop-process.ts'
import { withCookies } from '#testing/server/test-browser.ts'
import { type Measurement, median } from '../measure.ts'
import { type Extent, type Reading, readings } from './asked.ts'

/** Products, and as many orders. */
export const deskAmount = 1_000_000
const turns = 200
/** As many as a name and a queue make kinds of questions. */
const warmUps = 56
const mostMs = 200
const owner = { email: 'duena@huella.example', password: 'una clave larga de medir' }

/**
 * How long each list and search of the desk takes with 1,000,000 products and orders: the 99th percentile of 200 turns,
 * each asking something else, once the shop has read its products. One is asked at a time: a shop has a few people at its desk, who read for seconds what they
 * asked for, and several askers would measure how they wait for processors. `databaseUrl` is what `growDesk` has filled.
 */
export async function measureDesk(
  databaseUrl: string,
  environment: Record<string, string>,
  token: string,
): Promise<Measurement[]> {
  const shop = await openShopProcess({
    ...environment,
    DATABASE_URL: databaseUrl,
    STAFF_EMAIL: owner.email,
    STAFF_PASSWORD: owner.password,
  })
  try {
    const read = await signIn(shop.url, token)
    // A shop at work: what each process reads once of a million products is the start's, not the desk's.
    await (await fetch(`${shop.url}/api/listar-productos?token_authentication=${token}`)).arrayBuffer()
    const measurements: Measurement[] = []
    for (const reading of readings(await extentOf(databaseUrl))) {
      measurements.push(describe(reading.name, await timesOf(reading, read)))
    }
    return measurements
  } finally {
    await shop.stop()
  }
}

type Read = (call: string, fields: Record<string, string | number>) => Promise<void>

/** As a browser of the owner reads; anything but a 200 is a failure of the measurement. */
async function signIn(base: string, token: string): Promise<Read> {
  const send = withCookies(fetch)
  const address = (call: string, fields: Record<string, string | number> = {}) =>
    `${base}/api/${call}?${new URLSearchParams({ token_authentication: token, ...texts(fields) })}`
  const entered = await send(address('staff/entrar'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ correo: owner.email, contrasenia: owner.password }),
  })
  if (!entered.ok) throw new Error(`The owner is not let in: ${await entered.text()}`)
  return async (call, fields) => {
    const reply = await send(address(call, fields))
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${call} ${JSON.stringify(fields)} answers ${reply.status}: ${text}`)
  }
}

const texts = (fields: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

/** Milliseconds of each turn, after some to warm up. */
async function timesOf({ call, ask }: Reading, read: Read): Promise<number[]> {
  const times: number[] = []
  for (let turn = -warmUps; turn < turns; turn += 1) {
    const fields = ask(turn + warmUps)
    const begun = performance.now()
    await read(call, fields)
    if (turn >= 0) times.push(performance.now() - begun)
  }
  return times
}

function describe(name: string, times: readonly number[]): Measurement {
  const value = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN
  return {
    name: `desk: ${name}, p99 (yardstick: median)`,
    value,
    yardstick: median(times),
    unit: 'ms',
    goal: `under ${mostMs} ms`,
    met: value < mostMs,
  }
}

async function extentOf(databaseUrl: string): Promise<Extent> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<Extent>(`
      select (select max(id) from orders) as orders, (select max(id) from customers) as customers,
        array(select id from products where id >= 100000 order by md5(id::text) limit 300) as products,
        array(select id from brands order by id desc limit 50) as brands,
        (select max(id) from coupons) as "lastCoupon", (select max(id) from imports) as "lastImport",
        (select max(id) from webhooks) as webhook, (select max(id) from staff) as staff`)
    const [extent] = rows
    if (!extent) throw new Error('The shop is empty.')
    return extent
  } finally {
    await client.end()
  }
}
