import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'

export const traerCiudadDireccionCliente = defineCall({
  name: 'TraerCiudadDireccionCliente',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  request: z.object({ id_region: optionalId }),
  reply: z.array(
    z.object({
      /** The CUT code as a number. */
      id_comuna: z.int(),
      glosa_comuna: z.string(),
      /** The wire's own name for the place that holds the comuna: its region. */
      id_ciudad: z.int(),
      codigochilexpress_comuna: z.string().nullable(),
      alias: z.array(z.string()),
    }),
  ),
  errors: ['NOT_FOUND'],
  doc: 'The comunas of a region by name, or all of Chile without one, with the localities and spellings that shoppers look for.',
  example: {
    request: { id_region: '13' },
    reply: [
      {
        id_comuna: 13110,
        glosa_comuna: 'La Florida',
        id_ciudad: 13,
        codigochilexpress_comuna: 'LAFL',
        alias: [],
      },
    ],
  },
})
