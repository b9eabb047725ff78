import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address } from '../../data/port/addresses.port.ts'
import { decodePlace, placeOf } from './delivery-place.ts'

const nunoa = { comunaId: 13120, regionId: 13, name: 'Ñuñoa' }

test('a place that was stored comes back, and nothing else is taken for one', () => {
  expect(decodePlace(JSON.stringify(nunoa))).toEqual(nunoa)
  const spoilt = [
    null,
    '',
    'null',
    '[]',
    '7',
    '{"comunaId":13120}',
    JSON.stringify({ ...nunoa, comunaId: -1 }),
  ]
  for (const text of spoilt) expect(decodePlace(text), String(text)).toBeNull()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const place = decodePlace(text)
      expect(place === null || (place.comunaId > 0 && place.name.length <= 60)).toBe(true)
    }),
  )
})

test('what was chosen comes before the default address, which comes before nothing', () => {
  const address = (comunaId: number, isDefault: boolean) =>
    ({ comunaId, regionId: Math.floor(comunaId / 1000), isDefault }) as Address
  const addresses = [address(5109, false), address(12101, true)]
  const nameOf = (id: number) => (id === 12101 ? 'Punta Arenas' : undefined)
  expect(placeOf(nunoa, addresses, nameOf)).toBe(nunoa)
  expect(placeOf(null, addresses, nameOf)).toEqual({ comunaId: 12101, regionId: 12, name: 'Punta Arenas' })
  expect(placeOf(null, addresses.slice(0, 1), nameOf)).toBeNull()
  expect(placeOf(null, addresses, () => undefined)).toBeNull()
})
