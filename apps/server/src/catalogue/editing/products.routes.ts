import { productFromWire } from '#contract/products/product-words.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { filterOf, orderOf } from './product-filter.ts'
import { presentChange, presentRow, presentStored } from './products.present.ts'
import type { ProductsService, StoredProduct } from './products.service.ts'

/** The staff's calls about products. */
export function productsRoutes({ products }: { products: ProductsService }) {
  const present = async (stored: StoredProduct | Refusal) =>
    isRefusal(stored) ? stored : presentStored(stored, await products.namesOf(stored.product))

  return {
    'staff/productos': async (request) => {
      const filter = filterOf(request)
      const order = orderOf(request)
      const rows = order
        ? await products.listSorted(filter, order)
        : await products.list({ ...filter, after: request.sigue_a ?? null })
      return rows.map(presentRow)
    },

    'staff/producto': async ({ id_producto }) => present(await products.find(id_producto)),

    'staff/guardar-producto': async (
      { id_producto, version, cambios, clave_idempotencia: key },
      { staff },
    ) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const fields = productFromWire(cambios)
      return present(
        id_producto === undefined || version === undefined
          ? await products.add(fields, key, staff)
          : await products.change(id_producto, version, fields, staff),
      )
    },

    'staff/buscar-vehiculos': ({ texto }) => products.findVehicles(texto),

    'staff/historial-producto': async ({ id_producto, sigue_a }) =>
      (await products.history(id_producto, sigue_a)).map(presentChange),

    'staff/deshacer-producto': async ({ id_producto, id_cambio }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return present(await products.undo(id_producto, id_cambio, staff))
    },
  } satisfies Handlers
}
