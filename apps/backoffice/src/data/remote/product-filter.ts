import type { ListedProduct, ProductFilter, ProductSort } from '../port/products.port.ts'

const states = { all: 'todos', published: 'publicados', draft: 'borradores' } as const

/** Which products, as the wire asks for them. */
export const filterOf = ({ text, state, categoryId, brandId, withoutStock }: ProductFilter) => ({
  texto: text,
  estado: states[state],
  ...(categoryId !== null && { id_categoria: categoryId }),
  ...(brandId !== null && { id_marca: brandId }),
  ...(withoutStock && { sin_stock: 1 }),
})

const orders = { name: 'nombre', sku: 'codigo', stock: 'stock', price: 'precio', changed: 'cambio' } as const

const toldBy = { name: 'name', sku: 'sku', stock: 'stock', price: 'price', changed: 'changedAt' } as const

/** In which order, and behind which one. */
export const orderOf = (sorting: ProductSort | null, after: ListedProduct | null) => ({
  ...(sorting && ({ orden: orders[sorting.by], sentido: sorting.isDescending ? 'desc' : 'asc' } as const)),
  ...(after && { sigue_a: after.id }),
  ...(sorting && after && { sigue_tras: String(after[toldBy[sorting.by]]) }),
})
