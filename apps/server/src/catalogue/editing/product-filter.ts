import type { ListFilter } from './product-list.store.ts'
import type { ProductOrder } from './sorted-products.store.ts'

const states = { todos: 'all', publicados: 'published', borradores: 'draft' } as const

type WireFilter = {
  texto: string
  estado: keyof typeof states
  id_categoria?: number | undefined
  id_marca?: number | undefined
  sin_stock: number
}

/** Which products a request of the wire asks for. */
export const filterOf = (request: WireFilter): Omit<ListFilter, 'after'> => ({
  text: request.texto,
  state: states[request.estado],
  categoryId: request.id_categoria ?? null,
  brandId: request.id_marca ?? null,
  withoutStock: request.sin_stock === 1,
})

const orders = { nombre: 'name', codigo: 'sku', stock: 'stock', precio: 'price', cambio: 'changed' } as const

/** In which order a request asks for them, behind which one; null for the newest first. */
export function orderOf({
  orden,
  sentido,
  sigue_a: id,
  sigue_tras: value,
}: {
  orden: 'nuevos' | keyof typeof orders
  sentido: 'asc' | 'desc'
  sigue_a?: number | undefined
  sigue_tras: string
}): ProductOrder | null {
  if (orden === 'nuevos') return null
  return {
    by: orders[orden],
    isDescending: sentido === 'desc',
    after: id === undefined ? null : { id, value },
  }
}
