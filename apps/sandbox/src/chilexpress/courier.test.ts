import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxCourier } from './courier-api.ts'
import { areas } from './places.ts'
import { countedWeight } from './rates.ts'
import { startCourier } from './start-courier.ts'

let sandbox: Awaited<ReturnType<typeof startCourier>>
beforeAll(async () => {
  sandbox = await startCourier()
})
afterAll(() => sandbox?.stop())
beforeEach(() => sandbox.misbehave())

const { coverageKey, ratingKey, ordersKey, cardNumber } = sandboxCourier
const keyOf = (key: string) => ({ 'Ocp-Apim-Subscription-Key': key })
const get = async (path: string, key = coverageKey) => {
  const response = await fetch(`${sandbox.url}/georeference/api/v1.0${path}`, { headers: keyOf(key) })
  return { status: response.status, body: await response.json() }
}
const question = {
  originCountyCode: 'LAFL',
  destinationCountyCode: 'PROV',
  package: { weight: '1.5', height: '10', width: '20', length: '30' },
  productType: 3,
  contentType: 1,
  declaredWorth: '15000',
  deliveryTime: 0,
}
async function rate(changes: object = {}, { key = ratingKey, path = 'courier' } = {}) {
  const response = await fetch(`${sandbox.url}/rating/api/v1.0/rates/${path}`, {
    method: 'POST',
    headers: { ...keyOf(key), 'content-type': 'application/json' },
    body: JSON.stringify({ ...question, ...changes }),
  })
  return { status: response.status, body: await response.json() }
}

describe('the protocol and its traps', () => {
  test('each interface has a key of its own, and says so of another', async () => {
    for (const key of ['', ratingKey, ordersKey]) {
      expect(await get('/regions', key)).toEqual({
        status: 401,
        body: { statusCode: 401, message: expect.any(String) },
      })
    }
    for (const key of [coverageKey, ordersKey]) expect((await rate({}, { key })).status).toBe(401)
  })

  test('16 regions by its own codes, none of them R13', async () => {
    const { body } = await get('/regions')
    expect(body).toMatchObject({ statusCode: 0, errors: null })
    const codes = body.regions.map(({ regionId }: { regionId: string }) => regionId)
    expect(codes.toSorted()).toEqual(
      [
        'RM',
        ...Array.from({ length: 16 }, (_, i) => `R${i + 1}`).filter((code) => code !== 'R13'),
      ].toSorted(),
    )
  })

  test('places in capitals without accents or ñ, with numbers that are not the country’s', async () => {
    const { body } = await get('/coverage-areas?RegionCode=RM&type=0')
    const named = (code: string) =>
      body.coverageAreas.find(({ countyCode }: { countyCode: string }) => countyCode === code)
    expect(named('STGO')).toMatchObject({ countyName: 'SANTIAGO CENTRO', regionCode: 'RM' })
    expect(named('NUNO')).toMatchObject({ countyName: 'NUNOA', coverageName: 'NUNOA' })
    expect(named('TILT')).toMatchObject({ countyName: 'TILTIL', coverageName: 'TIL TIL' })
    expect(named('SCOB')).toMatchObject({ countyName: 'SIN COBERTURA' })
    for (const { countyName, coverageName, ineCountyCode } of areas) {
      expect(countyName + coverageName).toMatch(/^[A-Z ]+$/)
      expect(ineCountyCode).toBeLessThan(1000)
    }
    expect(new Set(areas.map(({ countyCode }) => countyCode)).size).toBe(areas.length)
    expect((await get('/coverage-areas?RegionCode=R13&type=0')).body.coverageAreas).toEqual([])
    expect((await get('/coverage-areas')).status).toBe(400)
  })

  test('numbers are text, and what does not deliver is cheaper than what does', async () => {
    const { body } = await rate()
    expect(body).toMatchObject({ statusCode: 0, errors: null })
    const options: Record<string, unknown>[] = body.data.courierServiceOptions
    for (const each of options) {
      expect(each).toMatchObject({
        serviceValue: expect.stringMatching(/^\d+$/),
        finalWeight: '1.50',
        didUseVolumetricWeight: false,
      })
      expect(each).not.toHaveProperty('serviceValueDiscount')
    }
    const priceOf = (isSpecial: boolean) =>
      options
        .filter(({ serviceTypeCode: code }) => Number(code) >= 41 === isSpecial)
        .map(({ serviceValue }) => Number(serviceValue))
    expect(Math.max(...priceOf(true))).toBeLessThan(Math.min(...priceOf(false)))
  })

  test('with a card there is a second price, and another card is refused in the envelope', async () => {
    const business = { path: 'business' }
    const { body } = await rate({ customerCardNumber: cardNumber }, business)
    const [first] = body.data.courierServiceOptions
    expect(Number(first.serviceValueDiscount)).toBeLessThan(Number(first.serviceValue))
    expect(await rate({ customerCardNumber: '1' }, business)).toMatchObject({
      status: 200,
      body: { statusCode: -1, statusDescription: 'No existe tarjeta Chilexpress' },
    })
    expect((await rate({}, business)).status).toBe(400)
  })

  test('far places have other services, unknown ones none, and what is too heavy an empty list', async () => {
    const codesOf = async (changes: object) =>
      (await rate(changes)).body.data.courierServiceOptions.map(
        (each: { serviceTypeCode: number }) => each.serviceTypeCode,
      )
    expect(await codesOf({ destinationCountyCode: 'PUNT' })).toEqual(expect.arrayContaining([4, 5]))
    expect(await codesOf({ package: { ...question.package, weight: '151' } })).toEqual([])
    for (const destinationCountyCode of ['SCOB', 'XXXX']) {
      const { body } = await rate({ destinationCountyCode })
      expect(body.statusCode).not.toBe(0)
      expect(body.statusDescription).toContain('No existe servicio de entrega')
    }
  })

  test('a number that is no text, and half a centimetre, are bad requests', async () => {
    for (const wrong of [
      { weight: 1.5 },
      { height: '10.5' },
      { width: '0.0' },
      { length: '-1' },
      { weight: '1.555' },
    ]) {
      const refused = await rate({ package: { ...question.package, ...wrong } })
      expect([refused.status, refused.body.statusCode]).toEqual([400, -2])
    }
  })

  test('a box counts as what it weighs or as the room it takes, whichever is more', () => {
    const side = fc.integer({ min: 1, max: 300 })
    const box = fc.record({
      weight: fc.integer({ min: 1, max: 200 }),
      height: side,
      width: side,
      length: side,
    })
    fc.assert(
      fc.property(box, (each) => {
        const { finalWeight, isVolume } = countedWeight(each)
        const volume = (each.height * each.width * each.length) / 4000
        expect(finalWeight).toBe(Math.max(each.weight, volume))
        expect(isVolume).toBe(volume > each.weight)
      }),
    )
  })
})

test('it misbehaves as it is told on its page or by a call, so many times', async () => {
  const page = `${sandbox.url}/chilexpress`
  const told = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ rate: 'error', coverage: '' }),
    redirect: 'manual',
  })
  expect([told.status, told.headers.get('location')]).toEqual([303, '/chilexpress'])
  expect(await (await fetch(page)).text()).toContain('<option value="error" selected>')
  expect([(await rate()).status, (await rate()).status]).toEqual([500, 500])
  const tell = (faults: object) =>
    fetch(`${page}/fallas.json`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ faults }),
    })
  expect((await tell({ rate: { kind: 'empty', times: 1 } })).status).toBe(200)
  expect((await rate()).body.data.courierServiceOptions).toEqual([])
  expect((await rate()).body.data.courierServiceOptions).not.toEqual([])
  expect((await tell({ rate: { kind: 'sleepy' } })).status).toBe(422)
  await tell({ rate: { kind: 'down' } })
  await expect(rate()).rejects.toThrow()
  await tell({})
  expect((await rate()).status).toBe(200)
})
