import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'

export const listarMarcaImagenes = defineCall({
  name: 'listar-marca-imagenes',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  request: nothing,
  reply: z.array(
    z.object({
      id_marca: z.int(),
      glosa_marca: z.string(),
      /** Empty for one without a mark. */
      path_marca: z.string(),
      urlamigable_marca: z.string(),
      /** Addresses that lead to it since it had them; left out for none. */
      direcciones_anteriores: z.array(z.string()).optional(),
    }),
  ),
  errors: [],
  doc: 'The brands of the shop by name, each with its mark.',
  example: {
    request: {},
    reply: [
      {
        id_marca: 1,
        glosa_marca: 'Andino',
        path_marca: '/media/brand-andino.svg',
        urlamigable_marca: 'andino',
      },
    ],
  },
})
