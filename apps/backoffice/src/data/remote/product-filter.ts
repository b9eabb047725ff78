import type { ProductFilter } from '../port/products.port.ts'

const states = { all: 'todos', published: 'publicados', draft: 'borradores' } as const

/** Which products, as the wire asks for them. */
export const filterOf = ({ text, state, categoryId, brandId, withoutStock }: ProductFilter) => ({
  texto: text,
  estado: states[state],
  ...(categoryId !== null && { id_categoria: categoryId }),
  ...(brandId !== null && { id_marca: brandId }),
  ...(withoutStock && { sin_stock: 1 }),
})
