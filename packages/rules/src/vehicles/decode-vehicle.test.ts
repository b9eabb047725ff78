import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeVehicle } from './asked-vehicle.ts'
import { decodeVehicle } from './decode-vehicle.ts'

test('a vehicle comes out of an address as it went in', () => {
  const asked = fc.record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    year: fc.option(fc.integer({ min: 1900, max: 2100 })),
  })
  fc.assert(
    fc.property(asked, (vehicle) => {
      expect(decodeVehicle(encodeVehicle(vehicle))).toEqual(vehicle)
    }),
  )
})

test.each(['', '0', '-1', '37-', '37-16', '037', '9999999999', '37-2016-1', '37 2016', 'abc'])(
  '%j is none',
  (text) => expect(decodeVehicle(text)).toBeNull(),
)
