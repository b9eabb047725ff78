import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing, pesos, textLanguage } from '../fields.ts'
import { deliveryKindId } from './delivery-kind-shape.ts'

export const listarTipoDespacho = defineCall({
  name: 'listar-tipo-despacho',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(
    z.object({
      id_tipo_despacho: deliveryKindId,
      nombre_tipo_despacho: z.string(),
      idioma: textLanguage,
      preciodefecto_tipo_despacho: pesos,
      pathlogo_tipo_despacho: z.string(),
      orden_tipo_despacho: z.int(),
    }),
  ),
  errors: [],
  doc: 'The kinds of delivery that a carrier is there for: 1 to a home, 2 pickup in a branch. The default price is the lowest that the kind can cost.',
  example: {
    request: {},
    reply: [
      {
        id_tipo_despacho: 1,
        nombre_tipo_despacho: 'Despacho a domicilio',
        preciodefecto_tipo_despacho: 2990,
        pathlogo_tipo_despacho: '/media/dispatch-home.svg',
        orden_tipo_despacho: 1,
      },
    ],
  },
})
