import { expect, test } from 'vitest'
import { searchRemote } from './search.remote.ts'
import type { Wire } from './wire.ts'

test('[S7.38] suggestions ask once for 3 products and 4 categories, by words', async () => {
  const asked: unknown[] = []
  const wire = {
    get: async (...call: unknown[]) => {
      asked.push(call.slice(0, 2))
      return { productos: [], categorias: [] }
    },
  } as unknown as Wire
  expect(await searchRemote(wire).suggest(' pelota ')).toEqual({
    products: [],
    categories: [],
    topics: [],
    pages: [],
  })
  const request = { id_filtro: 1, texto: 'pelota', limitProducts: 3, limitCategories: 4 }
  expect(asked).toEqual([['FiltrarProducto', request]])
})
