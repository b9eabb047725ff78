import { expect, test } from 'vitest'
import { searchRoutes } from './search.routes.ts'

/** What nobody awaits ends the process, so it ends this test run as well. */
test('where the database cannot be asked, suggestions are refused and nothing is left that nobody hears', async () => {
  const fail = async () => Promise.reject(new Error('connection refused'))
  const routes = searchRoutes(
    { suggest: fail } as unknown as Parameters<typeof searchRoutes>[0],
    { names: fail },
    fail,
  )
  const request = { id_filtro: 1, texto: 'cama', limitProducts: 5, limitCategories: 5 } as const
  const asked = { tag: () => undefined, language: 'es' } as unknown as Parameters<
    typeof routes.FiltrarProducto
  >[1]
  await expect(routes.FiltrarProducto(request as never, asked)).rejects.toThrow('connection refused')
  await new Promise((resolve) => setImmediate(resolve))
})
