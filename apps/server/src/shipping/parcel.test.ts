import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parcelOf } from './parcel.ts'

const side = fc.integer({ min: 1, max: 1200 }).map((tenths) => tenths / 10)
const size = fc.record({
  width: side,
  height: side,
  depth: side,
  weight: fc.integer({ min: 1, max: 40_000 }).map((g) => g / 1000),
})
const line = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), package: fc.option(size) })
const lines = fc.array(line, { minLength: 1, maxLength: 8 })

const volume = (box: { width: number; height: number; depth: number }) => box.width * box.height * box.depth

test('a parcel holds the volume, the longest side and the weight of its lines', () => {
  fc.assert(
    fc.property(lines, size, (request, sample) => {
      const parcel = parcelOf(request, sample)
      if (!parcel) throw new Error('lines with units make a parcel')
      const units = request.map((each) => ({ ...each, own: each.package ?? sample }))
      const held = units.reduce((sum, { quantity, own }) => sum + quantity * volume(own), 0)
      const kilos = units.reduce((sum, { quantity, own }) => sum + quantity * own.weight, 0)
      expect(parcel.length * parcel.width * parcel.height).toBeGreaterThanOrEqual(held * (1 - 1e-9))
      expect(parcel.length).toBeGreaterThanOrEqual(
        Math.max(...units.flatMap(({ own }) => [own.width, own.height, own.depth])),
      )
      expect(Math.abs(parcel.weight - kilos)).toBeLessThan(0.0011)
    }),
  )
})

test('the order of lines and how a product lies make no difference, and a line more never makes it smaller', () => {
  fc.assert(
    fc.property(lines, line, size, (request, more, sample) => {
      const turned = request.toReversed().map(({ quantity, package: own }) => ({
        quantity,
        package: own && { ...own, width: own.depth, height: own.width, depth: own.height },
      }))
      const parcel = parcelOf(request, sample)
      const other = parcelOf(turned, sample)
      const larger = parcelOf([...request, more], sample)
      if (!parcel || !other || !larger) throw new Error('lines with units make a parcel')
      for (const key of ['length', 'width', 'height', 'weight'] as const) {
        expect(Math.abs(parcel[key] - other[key])).toBeLessThan(0.11)
        expect(larger[key]).toBeGreaterThanOrEqual(parcel[key])
      }
    }),
  )
})

test('only a line without a package counts with the sample, and nothing to send makes no parcel', () => {
  const sample = { width: 10, height: 20, depth: 30, weight: 2 }
  const own = { width: 40, height: 5, depth: 15, weight: 1.5 }
  expect(
    parcelOf(
      [
        { quantity: 2, package: own },
        { quantity: 1, package: null },
      ],
      sample,
    ),
  ).toEqual({
    length: 40,
    width: 20,
    height: 20,
    weight: 5,
  })
  expect(parcelOf([], sample)).toBeNull()
})
