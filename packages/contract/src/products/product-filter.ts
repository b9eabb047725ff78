import { z } from 'zod'
import { flagInput, optionalId, searchText } from '../fields.ts'

/** Which products: all fields narrow, and none of them given is every product. */
export const productFilter = z.object({
  /** Words of its name, brand or category, or one of its codes. */
  texto: searchText(100).default(''),
  estado: z.enum(['todos', 'publicados', 'borradores']).default('todos'),
  /** With those below it. */
  id_categoria: optionalId,
  id_marca: optionalId,
  sin_stock: flagInput,
})
