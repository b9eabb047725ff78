import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { searchText } from '../fields.ts'
import { searchReading } from './search-reading.ts'

export const staffProbarBusqueda = defineCall({
  name: 'staff/probar-busqueda',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ texto: searchText(120) }),
  reply: z.object({
    busqueda: searchReading,
    /** What is looked for by words once the rest is understood. */
    palabras: z.string(),
    /** How many products it finds; more than 1.000 are not counted. */
    total: z.int(),
    /** The first of them. */
    productos: z.array(
      z.object({ id_producto: z.int(), glosa_producto: z.string(), urlamigable_producto: z.string() }),
    ),
  }),
  errors: [],
  doc: 'How a search is understood and what it finds first, by what words mean now. It is not counted as missed.',
  example: {
    request: { texto: 'pelota' },
    reply: {
      busqueda: { vehiculo: null, filtros: [], sin_resultado: [], ayuda: [], corregido: null },
      palabras: 'pelota',
      total: 1,
      productos: [
        {
          id_producto: 1042,
          glosa_producto: 'Pelota de caucho natural',
          urlamigable_producto: 'pelota-caucho',
        },
      ],
    },
  },
})
