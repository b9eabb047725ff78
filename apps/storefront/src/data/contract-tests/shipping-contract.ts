import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { anyLines, laFlorida } from './shopping.ts'

/** Where both layers deliver. */
export function shippingContract(data: () => DataPort): void {
  describe('shipping', () => {
    test('16 regions hold the 346 comunas', async () => {
      const regions = await data().shipping.listRegions()
      expect(regions).toHaveLength(16)
      const comunas = await data().shipping.listComunas()
      expect(comunas).toHaveLength(346)
      expect(new Set(comunas.map((comuna) => comuna.regionId))).toEqual(new Set(regions.map(({ id }) => id)))
      expect(comunas.map(({ name }) => name)).toEqual(
        comunas.map(({ name }) => name).toSorted(new Intl.Collator('es').compare),
      )
      const vina = comunas.find((comuna) => comuna.name === 'Viña del Mar')
      expect(vina).toMatchObject({ regionId: 5, aliases: expect.arrayContaining(['Reñaca']) })
    })

    test('an unknown comuna is not found', async () => {
      const requested = data().shipping.listCarriers({ comunaId: 99, deliveryKind: 'home', lines: [] })
      expect((await refusalOf(requested)).code).toBe('NOT_FOUND')
    })

    test('the rates of carriers say what an order without weight costs', async () => {
      const all = await data().shipping.listRates()
      expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['home', 'pickup']))
      for (const kind of ['home', 'pickup'] as const) {
        const request = { comunaId: laFlorida.comunaId, deliveryKind: kind, lines: [] }
        const { carriers } = await data().shipping.listCarriers(request)
        for (const { name, price, days } of carriers) {
          const own = all.find((each) => each.kind === kind && each.name === name)
          // After the hour until which an order leaves on its day, a carrier comes that much later than its rate says.
          const promised = own?.rates.map((rate) => {
            const wait = days.from - rate.days.from
            const isSame = days.to - rate.days.to === wait && [0, 1].includes(wait)
            return rate.price === price && isSame
          })
          expect(promised, name).toContain(true)
        }
      }
    })

    test('both kinds of delivery reach La Florida', async () => {
      const lines = await anyLines(data())
      const kinds = await data().shipping.listDeliveryKinds()
      expect(kinds.map(({ kind }) => kind)).toEqual(['home', 'pickup'])
      for (const { kind } of kinds) {
        const { carriers } = await data().shipping.listCarriers({
          comunaId: laFlorida.comunaId,
          deliveryKind: kind,
          lines: lines.bought,
        })
        expect(carriers.length).toBeGreaterThan(0)
        expect(carriers.every((carrier) => Number.isSafeInteger(carrier.price))).toBe(true)
      }
    })
  })
}
