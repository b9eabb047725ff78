import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startCourier } from '#sandbox/chilexpress/start-courier.ts'
import { parseConfig } from '../../config.ts'
import type { Courier } from '../courier.ts'
import { parcelOf } from '../parcel.ts'
import {
  type ChilexpressSettings,
  chilexpressClient,
  failureOf,
  isNoCoverage,
  packageOf,
} from './chilexpress-client.ts'
import { chilexpressCourier } from './chilexpress-courier.ts'
import { box } from './test-courier.ts'

let sandbox: Awaited<ReturnType<typeof startCourier>>
let settings: ChilexpressSettings
const reported: string[] = []
const results: string[] = []
beforeAll(async () => {
  sandbox = await startCourier({ withCard: true })
  const parsed = parseConfig({ ...sandbox.environment, SESSION_SECRET: 'x'.repeat(64) })
  if (!parsed.ok || !parsed.config.chilexpress) throw new Error('No courier is set up.')
  settings = { ...parsed.config.chilexpress, timeoutMs: 120_000 }
})
afterAll(() => sandbox?.stop())
beforeEach(() => {
  sandbox.misbehave()
  reported.length = 0
  results.length = 0
})

function courier(changes: Partial<ChilexpressSettings> = {}): Courier {
  const report = ({ message }: Error) => reported.push(message)
  const client = chilexpressClient({ ...settings, ...changes }, (call) => {
    results.push(call.result)
    const failure = failureOf(call)
    if (failure) report(failure)
  })
  return chilexpressCourier(client, { report })
}
const ask = { destination: 'PROV', parcel: box, worth: 15_990 }

describe('what it asks and reads', () => {
  test('the cheapest service that delivers, at the price of the contract with a card and of everybody without', async () => {
    const everybody = await courier({ cardNumber: undefined }).rate(ask)
    const agreed = await courier().rate(ask)
    if (everybody.state !== 'priced' || agreed.state !== 'priced') throw new Error('No price.')
    expect(agreed.price).toBe(Math.round(everybody.price * 0.7))
    expect(reported).toEqual([])
  })

  test('what takes more room than it weighs costs more', async () => {
    const priceOf = async (length: number) => {
      const answer = await courier().rate({ ...ask, parcel: { ...box, length } })
      if (answer.state !== 'priced') throw new Error('No price.')
      return answer.price
    }
    expect(await priceOf(120)).toBeGreaterThan(await priceOf(30))
  })

  test('where it does not go it says so, and that is no failure', async () => {
    for (const destination of ['SCOB', 'NADA']) {
      expect(await courier().rate({ ...ask, destination })).toEqual({ state: 'not_covered' })
    }
    expect(reported).toEqual([])
  })

  test('a box is told in whole cm and hundredths of a kg, never smaller than it is', () => {
    const size = fc.double({ min: 0.001, max: 300, noNaN: true })
    fc.assert(
      fc.property(fc.record({ length: size, width: size, height: size, weight: size }), (parcel) => {
        const { weight, ...sides } = packageOf(parcel)
        expect(weight).toMatch(/^\d+(?:\.\d{1,2})?$/)
        expect(Number(weight)).toBeGreaterThanOrEqual(parcel.weight - 1e-6)
        expect(Number(weight) - parcel.weight).toBeLessThan(0.0101)
        for (const side of ['length', 'width', 'height'] as const) {
          expect(sides[side]).toMatch(/^[1-9]\d*$/)
          expect(Number(sides[side]) - parcel[side]).toBeGreaterThanOrEqual(0)
          expect(Number(sides[side]) - parcel[side]).toBeLessThan(1)
        }
      }),
    )
    expect(packageOf({ length: 30, width: 20.2, height: 10, weight: 0.29 })).toEqual({
      length: '30',
      width: '21',
      height: '10',
      weight: '0.29',
    })
  })

  test('that there is no coverage is known by its words alone', () => {
    const isNotCovered = (message: string) =>
      isNoCoverage({ ok: false, why: 'declined', message: `rate: ${message}` })
    expect(isNotCovered('-1 No existe servicio de entrega entre las comunas')).toBe(true)
    expect(isNotCovered('400 Comuna SIN COBERTURA')).toBe(true)
    expect(isNotCovered('-1 No existe tarjeta Chilexpress')).toBe(false)
    expect(isNoCoverage({ ok: false, why: 'down', message: 'sin cobertura' })).toBe(false)
  })

  test('its regions and the places of each', async () => {
    const client = chilexpressClient(settings)
    const regions = await client.regions()
    if (!regions.ok) throw new Error(regions.message)
    expect(regions.value).toHaveLength(16)
    expect(regions.value).not.toContain('R13')
    const metropolitan = await client.coverage('RM')
    if (!metropolitan.ok) throw new Error(metropolitan.message)
    expect(metropolitan.value).toContainEqual(
      expect.objectContaining({ countyCode: 'STGO', countyName: 'SANTIAGO CENTRO' }),
    )
    expect(await client.coverage('R13')).toMatchObject({ ok: false, why: 'wrong' })
  })
})

test('[S7.54] coverage is asked by region and type 0, rates with a box, the sample where nobody measured, each with its key', async () => {
  const seen: { requested: string; key: unknown; body: string }[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    seen.push({
      requested: `${method} ${url}`,
      key: headers['ocp-apim-subscription-key'],
      body: await text(request),
    })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const client = chilexpressClient({ ...settings, url, cardNumber: '18000000' })
    await client.coverage('RM')
    const parcel = parcelOf([{ quantity: 1, package: null }])
    if (!parcel) throw new Error('No parcel.')
    await client.rates({ destination: 'PROV', parcel, worth: 9_990 })
    expect(seen).toEqual([
      {
        requested: 'GET /georeference/api/v1.0/coverage-areas?RegionCode=RM&type=0',
        key: settings.keys.coverage,
        body: '',
      },
      {
        requested: 'POST /rating/api/v1.0/rates/business',
        key: settings.keys.rating,
        body: JSON.stringify({
          originCountyCode: 'LAFL',
          destinationCountyCode: 'PROV',
          package: { weight: '1', height: '10', width: '15', length: '20' },
          productType: 3,
          contentType: 1,
          declaredWorth: '9990',
          deliveryTime: 0,
          customerCardNumber: '18000000',
        }),
      },
    ])
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

describe('a courier that fails', () => {
  const cases = [
    ['down', 'down', 2],
    ['error', 'down', 2],
    ['slow', 'slow', 1],
    ['refused', 'refused', 1],
    ['garbage', 'wrong', 1],
    ['shape', 'wrong', 1],
    ['declined', 'declined', 1],
  ] as const
  test.each(cases)(
    '%s: unavailable in time, told once, tried again only where it broke off',
    async (kind, why, tries) => {
      sandbox.misbehave({ rate: { kind, ms: 90_000 } })
      const before = sandbox.requests.rate
      const startedAt = performance.now()
      const timeoutMs = kind === 'slow' ? 200 : settings.timeoutMs
      expect(await courier({ timeoutMs }).rate(ask)).toEqual({ state: 'unavailable' })
      expect(performance.now() - startedAt).toBeLessThan(60_000)
      expect(sandbox.requests.rate - before).toBe(tries)
      expect(reported).toHaveLength(1)
      expect(reported[0]).toMatch(/^The courier: rate: /)
      expect(results).toEqual([why])
    },
  )

  test('an empty list is not its word that it does not go there', async () => {
    sandbox.misbehave({ rate: { kind: 'empty' } })
    expect(await courier().rate(ask)).toEqual({ state: 'unavailable' })
    expect(reported).toEqual(['The courier: PROV has no service that delivers'])
  })

  test('broken off once: tried again, and nobody notices', async () => {
    sandbox.misbehave({ rate: { kind: 'down', times: 1 } })
    expect(await courier().rate(ask)).toMatchObject({ state: 'priced' })
    expect(reported).toEqual([])
  })

  test('each interface has a key of its own, and no key is in what is told', async () => {
    const { coverage, rating, orders } = settings.keys
    const mixed = { coverage: rating, rating: orders ?? '', orders: coverage }
    const swapped = { ...settings, keys: mixed }
    expect(await courier(swapped).rate(ask)).toEqual({ state: 'unavailable' })
    expect(await chilexpressClient(swapped).coverage('RM')).toMatchObject({ ok: false, why: 'refused' })
    expect(await chilexpressClient(swapped).acceptsOrdersKey()).toBe(false)
    expect(await chilexpressClient(settings).acceptsOrdersKey()).toBe(true)
    expect(reported).toHaveLength(1)
    for (const key of [coverage, rating, orders]) expect(reported.join()).not.toContain(key)
  })

  test('a wrong card is a no, which is told', async () => {
    expect(await courier({ cardNumber: '999999' }).rate(ask)).toEqual({ state: 'unavailable' })
    expect(reported[0]).toContain('No existe tarjeta Chilexpress')
  })
})

test('a no counts as no failure', async () => {
  const worked: boolean[] = []
  const circuit = {
    enter: async () => true,
    record: async (each: boolean) => void worked.push(each),
    isOpen: () => false,
  }
  const guarded = chilexpressCourier(chilexpressClient(settings), { circuit })
  for (const destination of ['SCOB', 'NADA']) await guarded.rate({ ...ask, destination })
  sandbox.misbehave({ rate: { kind: 'refused' } })
  await guarded.rate(ask)
  expect(worked).toEqual([true, true, false])
})

test('nobody listens there: unavailable', async () => {
  expect(await courier({ url: 'http://127.0.0.1:1' }).rate(ask)).toEqual({ state: 'unavailable' })
})
