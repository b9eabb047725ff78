import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import en from '../../texts/en/vehicles.json' with { type: 'json' }
import es from '../../texts/es/vehicles.json' with { type: 'json' }
import ru from '../../texts/ru/vehicles.json' with { type: 'json' }
import { conditionsOf, fitOf } from './fit.ts'
import { decodeVehicle, encodeVehicle } from './vehicle.codec.ts'

const hilux = { id: 34, year: 2018, make: 'Toyota', model: 'Hilux', engine: '2.4 diésel' }

describe('the stored vehicle', () => {
  test('comes back as it was', () => {
    const vehicle = fc.record({
      id: fc.integer({ min: 1 }),
      year: fc.integer({ min: 1900, max: 2100 }),
      make: fc.string(),
      model: fc.string(),
      engine: fc.string(),
    })
    fc.assert(
      fc.property(vehicle, (each) => {
        expect(decodeVehicle(encodeVehicle(each))).toEqual(each)
      }),
    )
  })

  test('is none when something else stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const found = decodeVehicle(text)
        if (found) expect(decodeVehicle(encodeVehicle(found))).toEqual(found)
      }),
    )
    for (const text of [null, '', '{', '[]', '{"id":"1"}', 'null']) expect(decodeVehicle(text)).toBeNull()
  })
})

describe('what fits (D40)', () => {
  test('a part names its vehicles; one for all fits without a choice', () => {
    expect(fitOf({ kind: 'some', vehicleIds: [33, 34] }, hilux)?.verdict).toBe('fits')
    expect(fitOf({ kind: 'some', vehicleIds: [33] }, hilux)?.verdict).toBe('doesNotFit')
    expect(fitOf({ kind: 'all', vehicleIds: [] }, null)?.verdict).toBe('universal')
    expect(fitOf({ kind: 'unknown', vehicleIds: [] }, hilux)?.verdict).toBe('unknown')
  })

  test('a condition is said in its own words', () => {
    const conditions = [
      { kind: 'note' as const, text: 'sin ABS', vehicleIds: [34] },
      { kind: 'side' as const, text: 'lado derecho', vehicleIds: [33, 34] },
    ]
    const fit = fitOf({ kind: 'some', vehicleIds: [33, 34], conditions }, hilux)
    expect(fit?.verdict).toBe('fitsWithCondition')
    expect(fit && conditionsOf(fit)).toBe('sin ABS, lado derecho')
  })

  test('nothing is said of what is no part, nor of a part without a vehicle to try', () => {
    expect(fitOf({ kind: 'none', vehicleIds: [] }, hilux)).toBeNull()
    expect(fitOf({ kind: 'some', vehicleIds: [34] }, null)).toBeNull()
  })
})

test('[S9.4] the texts of the picker stand under the seven keys, in every language', () => {
  for (const texts of [es, en, ru]) {
    const { HEADER_SELECT_VEHICLE, HEADER_ADD_VEHICLE, BUTTON_ADD_VEHICLE, BUTTON_ADD_VEHICLE_LONG } = texts
    const { BUTTON_CANCEL, BUTTON_SELECT_VEHICLE, TEXT_ALL_VEHICLES } = texts
    for (const each of [
      HEADER_SELECT_VEHICLE,
      HEADER_ADD_VEHICLE,
      BUTTON_ADD_VEHICLE,
      BUTTON_ADD_VEHICLE_LONG,
      BUTTON_CANCEL,
      BUTTON_SELECT_VEHICLE,
      TEXT_ALL_VEHICLES,
    ]) {
      expect(each).toEqual(expect.stringMatching(/\S/))
    }
  }
})
