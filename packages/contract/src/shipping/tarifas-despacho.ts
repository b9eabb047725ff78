import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing, pesos, textLanguage } from '../fields.ts'
import { deliveryKindId } from './delivery-kind-shape.ts'

export const tarifasDespacho = defineCall({
  name: 'tarifas-despacho',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(
    z.object({
      nombreorazonsocial_transportista: z.string(),
      descripcion_transportista: z.string(),
      /** Of name and description. */
      idioma: textLanguage,
      pathlogo_transportista: z.string(),
      id_tipo_despacho: deliveryKindId,
      consultaapi_transportista: flag,
      /** Percent taken off the price (D13). */
      descuento: z.int().min(0).max(100),
      /** Centimetres of a single unit; null: any. */
      lado_maximo: z.int().nullable(),
      /** What a weight makes of the rate, the lowest first; none: one rate for any. */
      tramos: z.array(z.object({ hasta_kg: z.number(), porcentaje: z.int() })),
      tarifas: z.array(
        z.object({
          /** Null, as the comuna: wherever no other rate stands. */
          glosa_region: z.string().nullable(),
          glosa_comuna: z.string().nullable(),
          precio: pesos,
          plazo: z.object({ desde: z.int(), hasta: z.int() }),
        }),
      ),
    }),
  ),
  errors: [],
  doc: 'The default rates of the carriers, regions from north to south and then comunas. The most particular rate of a place counts: comuna, region, everywhere.',
  example: {
    request: {},
    reply: [
      {
        nombreorazonsocial_transportista: 'Chilexpress',
        descripcion_transportista: 'A todo Chile, con seguimiento en línea.',
        pathlogo_transportista: '/media/carrier-1.svg',
        id_tipo_despacho: 1,
        consultaapi_transportista: 1,
        descuento: 0,
        lado_maximo: 200,
        tramos: [{ hasta_kg: 6, porcentaje: 100 }],
        tarifas: [
          {
            glosa_region: 'Metropolitana de Santiago',
            glosa_comuna: null,
            precio: 3990,
            plazo: { desde: 1, hasta: 2 },
          },
        ],
      },
    ],
  },
})
