import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const traerRegionDireccionCliente = defineCall({
  name: 'TraerRegionDireccionCliente',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  request: nothing,
  reply: z.array(
    z.object({
      id_region: z.int(),
      glosa_region: z.string(),
      orden_region: z.int(),
      codigochilexpress_region: z.string(),
    }),
  ),
  errors: [],
  doc: 'The 16 regions of Chile, north to south.',
  example: {
    request: {},
    reply: [
      {
        id_region: 13,
        glosa_region: 'Metropolitana de Santiago',
        orden_region: 7,
        codigochilexpress_region: 'RM',
      },
    ],
  },
})
