import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { listarProductos } from './listar-productos.ts'

export const contarDisponibles = defineCall({
  name: 'contar-disponibles',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  /** As `listar-productos` is asked, without its page and its order. */
  request: listarProductos.request.omit({ page: true, limit: true, sort: true, despues_de: true }),
  reply: z.object({
    /** What `filter_available` would leave of the list. */
    disponibles: z.int(),
    /** What `filter_branch` would leave of it, for each branch that has something of the category, brand or text. */
    sucursales: z.array(z.object({ id_sucursal: z.int(), count: z.int() })),
  }),
  errors: [],
  doc: 'How many products of a list can be had, and in which branch; each count leaves its own filter out. Apart from the list, since it goes stale with every unit that is sold.',
  example: {
    request: { urlamigable_categoria: 'perros' },
    reply: { disponibles: 1, sucursales: [{ id_sucursal: 1, count: 1 }] },
  },
})
