import { expect, test } from 'vitest'
import { rateZones } from './rate-zones.ts'

test('places with one price and one time stand together, in the order of the rates', () => {
  const days = { from: 1, to: 2 }
  const rate = (region: string | null, comuna: string | null, price: number) => ({
    region,
    comuna,
    price,
    days,
  })
  const zones = rateZones([
    rate('Tarapacá', null, 7990),
    rate('Maule', null, 4990),
    rate('Ñuble', null, 7990),
    { ...rate('Aysén', null, 7990), days: { from: 1, to: 8 } },
    rate(null, null, 7990),
    rate(null, 'La Florida', 4990),
  ])
  expect(zones.map(({ kind, places, price }) => [kind, places, price])).toEqual([
    ['regions', ['Tarapacá', 'Ñuble'], 7990],
    ['regions', ['Maule'], 4990],
    ['regions', ['Aysén'], 7990],
    ['rest', [], 7990],
    ['comunas', ['La Florida'], 4990],
  ])
})
