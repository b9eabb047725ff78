import type { ListFilter } from './product-list.store.ts'

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
