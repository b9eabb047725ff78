import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'

/** Animals and what suits them, on both layers. */
export function petsContract(data: () => DataPort): void {
  describe('what products suit', () => {
    test('each product for animals tells for which, on cards and on its page; a part tells nothing', async () => {
      const { catalogue } = data()
      const { items } = await catalogue.listProducts({ search: 'pipeta gatito', limit: 4 })
      const pipette = items.find(({ name }) => name.startsWith('Pipeta antipulgas para gatito'))
      const suits = { species: ['cat'], age: { from: 2, to: null }, weight: { from: 1000, to: 2000 } }
      expect(pipette?.suits).toEqual(suits)
      expect((await catalogue.getProduct(pipette?.slug ?? '')).suits).toEqual(suits)
      const food = await catalogue.listProducts({ categorySlug: 'gatos-alimentos', limit: 32 })
      for (const { name, suits: own } of food.items) expect(own?.species, name).toEqual(['cat'])
      const parts = await catalogue.listProducts({ categorySlug: 'repuestos', limit: 4 })
      for (const card of parts.items) expect(card).not.toHaveProperty('suits')
    })
  })
}
