import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleProduct } from '#testing/storefront/product.samples.ts'
import { fittingRelated, relatedLimit } from './fitting-related.ts'

const yaris = { id: 12, year: 2015, make: 'Toyota', model: 'Yaris', engine: '1.5 bencina' }
const cards = fc.array(
  fc
    .record({ id: fc.integer({ min: 1, max: 20 }), vehicleId: fc.constantFrom(12, 13) })
    .map(({ id, vehicleId }) => ({
      ...sampleProduct(),
      id,
      fitment: { kind: 'some' as const, vehicleIds: [id % 3 === 0 ? 12 : vehicleId] },
    })),
  { maxLength: 12 },
)

test('beside a part stands what fits the vehicle, each once, and never the part itself', () => {
  fc.assert(
    fc.property(cards, cards, (related, fitting) => {
      const shown = fittingRelated(related, fitting, { except: 3, vehicle: yaris })
      const ids = shown.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(3)
      expect(ids.length).toBeLessThanOrEqual(relatedLimit)
      for (const { fitment } of shown) expect(fitment.vehicleIds).toContain(12)
    }),
  )
})

test('without a vehicle it is what is related, as it came', () => {
  fc.assert(
    fc.property(cards, cards, (related, fitting) => {
      expect(fittingRelated(related, fitting, { except: 3, vehicle: null })).toEqual(related)
    }),
  )
})
