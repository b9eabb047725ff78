import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comunas } from '#chile/comunas.ts'
import { products } from '#demo/data/products.ts'
import { startCourier } from '#sandbox/chilexpress/start-courier.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { priceService } from '../../catalogue/price/price.service.ts'
import { parseConfig } from '../../config.ts'
import { type ComposedCourier, composeCourier } from '../courier.compose.ts'
import { courierQuotes } from '../courier-quotes.service.ts'
import { placesStore } from '../places.store.ts'
import { findRates } from '../shipping.store.ts'
import type { ChilexpressSettings } from './chilexpress-client.ts'
import { coverageService } from './coverage.service.ts'

let database: TestDatabase
let sandbox: Awaited<ReturnType<typeof startCourier>>
let composed: ComposedCourier
let chilexpress: ChilexpressSettings
const register = new Registry()
const reported: string[] = []
const noted: string[] = []
const report = ({ message }: Error) => void reported.push(message)
const note = (line: string) => void noted.push(line)
function opened(into = register, settings = chilexpress): ComposedCourier {
  const made = composeCourier({ chilexpress: settings }, { database, register: into, report, note })
  if (!made) throw new Error('No courier is set up.')
  return made
}
const openedAnew = (settings?: ChilexpressSettings) => opened(new Registry(), settings)
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  sandbox = await startCourier()
  const parsed = parseConfig({ ...sandbox.environment, SESSION_SECRET: 'x'.repeat(64) })
  if (!parsed.ok) throw new Error(parsed.problems.join())
  if (!parsed.config.chilexpress) throw new Error('No courier is set up.')
  chilexpress = parsed.config.chilexpress
  composed = opened()
})
afterAll(async () => {
  await sandbox?.stop()
  await database?.drop()
})
beforeEach(() => {
  sandbox.misbehave()
  reported.length = 0
  noted.length = 0
})

const codes = async () =>
  new Map(
    (await database.pool.query('select cut, courier_code from comunas order by id')).rows.map(
      ({ cut, courier_code }) => [cut as string, courier_code as string | null],
    ),
  )
const gauge = async (name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await register.metrics())?.[1])
const [putre, generalLagos] = [15201, 15202]
async function quoteTo(comunaId: number) {
  const [quote] = await findRates(database.db, { comunaId, deliveryKind: 'home', carrierId: 1 })
  if (!quote) throw new Error('No rate.')
  const { courier } = composed
  const packagesOf = (ids: readonly number[]) => priceService.packagesOf(database.db, ids)
  return courierQuotes({ database, courier, packagesOf }).answer(quote, [
    { productId: products[0]?.id ?? 0, quantity: 1 },
  ])
}

test('until the courier told where it goes, a comuna without a code has the default rate', async () => {
  expect(await gauge('huella_courier_coverage_age_seconds')).toBe(-1)
  expect(await gauge('huella_courier_comunas_left_out')).toBe(0)
  expect([await quoteTo(putre), await quoteTo(generalLagos)]).toEqual([null, null])
})

test('its codes are learnt, and where it does not go is told', async () => {
  const before = await codes()
  await composed.refresh()
  const after = await codes()
  for (const [cut, code] of before) if (code !== null) expect([cut, after.get(cut)]).toEqual([cut, code])
  expect([...after.values()].filter((code) => code === null)).toHaveLength(14)
  expect(after.size).toBe(comunas.length)
  expect(noted).toContain('The courier does not go to Camarones, General Lagos (Arica y Parinacota)')
  expect(await gauge('huella_courier_comunas_left_out')).toBe(14)
  expect(await gauge('huella_courier_coverage_age_seconds')).toBeGreaterThanOrEqual(0)
  expect(await quoteTo(putre)).toMatchObject({ state: 'priced' })
  expect(await quoteTo(generalLagos)).toEqual({ state: 'not_covered' })
})

test('its localities are found with the comuna, and go when it no longer names them', async () => {
  const client = (extra: boolean) => ({
    regions: async () => ({ ok: true as const, value: ['R15'] }),
    coverage: async () => ({
      ok: true as const,
      value: [
        { countyCode: 'ARIC', countyName: 'ARICA', coverageName: 'ARICA', regionCode: 'R15' },
        { countyCode: 'PUT1', countyName: 'PUTRE', coverageName: 'PUTRE', regionCode: 'R15' },
        ...(extra
          ? [
              {
                countyCode: 'SOC1',
                countyName: 'PUTRE',
                coverageName: 'SOCOROMA DEL ALTO',
                regionCode: 'R15',
              },
            ]
          : []),
      ],
    }),
  })
  const named = async () =>
    (await placesStore.comunas(database.db, 15)).find(({ id }) => id === putre)?.aliases ?? []
  // The other regions are not in its list, which is told; what it did list is kept all the same.
  await expect(coverageService({ database, client: client(true) }).read()).rejects.toThrow('does not list it')
  expect(await named()).toEqual(['Parinacota', 'Socoroma del Alto'])
  await expect(coverageService({ database, client: client(false) }).read()).rejects.toThrow()
  expect(await named()).toEqual(['Parinacota'])
})

test.each(['down', 'error', 'refused', 'garbage', 'shape', 'empty', 'declined'] as const)(
  'where it goes cannot be read (%s): everything stays as it was, and it is tried again',
  async (kind) => {
    const before = await codes()
    sandbox.misbehave({ coverage: { kind } })
    await expect(openedAnew().refresh()).rejects.toThrow('Where the courier goes could not be read')
    expect(await codes()).toEqual(before)
    sandbox.misbehave({ regions: { kind } })
    await expect(openedAnew().refresh()).rejects.toThrow()
    expect(await codes()).toEqual(before)
    // Who reads it tells: once, and not for each region.
    expect(reported).toEqual(
      kind === 'refused' ? ['The courier refuses the key in CHILEXPRESS_COVERAGE_KEY'] : [],
    )
  },
)

test('a key that it refuses is named at the start, before a shopper meets it', async () => {
  const settings = {
    ...chilexpress,
    keys: { ...chilexpress.keys, rating: 'x'.repeat(20), orders: 'y'.repeat(20) },
  }
  await openedAnew(settings).refresh()
  expect(reported).toEqual([
    'The courier: rate: 401: the key is not accepted',
    'The courier refuses the key in CHILEXPRESS_RATING_KEY',
    'The courier refuses the key in CHILEXPRESS_ORDERS_KEY',
  ])
  expect(await gauge('huella_courier_keys_refused')).toBe(0)
})

test('it is read when the shop opens, then when it is most of a day old, and again where that failed', async () => {
  const request = async (composed: ComposedCourier) => {
    const before = sandbox.requests.coverage
    await composed.refresh().catch(() => undefined)
    return sandbox.requests.coverage - before
  }
  const shop = openedAnew()
  sandbox.misbehave({ regions: { kind: 'error' } })
  expect(await request(shop)).toBe(0)
  sandbox.misbehave()
  expect([await request(shop), await request(shop)]).toEqual([16, 0])
  await database.pool.query(
    "update comunas set courier_read_at = courier_read_at - interval '21 hours' where region_id = 12",
  )
  expect([await request(shop), await request(shop), await request(openedAnew())]).toEqual([16, 0, 16])
})

test('a list without most of what was there is not believed', async () => {
  const before = await codes()
  const client = {
    regions: async () => ({ ok: true as const, value: ['RM'] }),
    coverage: async () => ({
      ok: true as const,
      value: [
        { countyCode: 'PROV', countyName: 'PROVIDENCIA', coverageName: 'PROVIDENCIA', regionCode: 'RM' },
      ],
    }),
  }
  await expect(coverageService({ database, client }).read()).rejects.toThrow('1 of 52 places are left')
  expect(await codes()).toEqual(before)
})

test('without settings there is no courier', () => {
  expect(composeCourier({ chilexpress: undefined }, { database, register, report, note })).toBeNull()
})
