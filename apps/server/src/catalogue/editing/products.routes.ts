import { productFromWire } from '#contract/products/product-words.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { presentChange, presentRow, presentStored } from './products.present.ts'
import type { ListFilter, ProductsService, StoredProduct } from './products.service.ts'

const states = { todos: 'all', publicados: 'published', borradores: 'draft' } as const

type WireFilter = {
  texto: string
  estado: keyof typeof states
  id_categoria?: number | undefined
  id_marca?: number | undefined
  sin_stock: number
}

const filterOf = (request: WireFilter): Omit<ListFilter, 'after'> => ({
  text: request.texto,
  state: states[request.estado],
  categoryId: request.id_categoria ?? null,
  brandId: request.id_marca ?? null,
  withoutStock: request.sin_stock === 1,
})

/** The staff's calls about products. */
export function productsRoutes({ products }: { products: ProductsService }) {
  const present = async (stored: StoredProduct | Refusal) =>
    isRefusal(stored) ? stored : presentStored(stored, await products.namesOf(stored.product))

  return {
    'staff/productos': async ({ sigue_a: after = null, ...filter }) =>
      (await products.list({ ...filterOf(filter), after })).map(presentRow),

    'staff/producto': async ({ id_producto }) => present(await products.find(id_producto)),

    'staff/guardar-producto': async ({ id_producto, version, cambios }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const fields = productFromWire(cambios)
      return present(
        id_producto === undefined || version === undefined
          ? await products.add(fields, staff)
          : await products.change(id_producto, version, fields, staff),
      )
    },

    'staff/historial-producto': async ({ id_producto, sigue_a }) =>
      (await products.history(id_producto, sigue_a)).map(presentChange),

    'staff/deshacer-producto': async ({ id_producto, id_cambio }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return present(await products.undo(id_producto, id_cambio, staff))
    },
  } satisfies Handlers
}
