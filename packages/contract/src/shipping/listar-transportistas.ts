import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, id, jsonField, pesos, textLanguage } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'

export const listarTransportistas = defineCall({
  name: 'listar-transportistas',
  verbs: ['POST'],
  access: 'anyone',
  translated: true,
  // Another cart or comuna is another question to the courier, which counts them, and a row that is kept for a day.
  // Each look at a product, a cart and the checkout asks as well, and nobody buys without an answer.
  limit: { perAddress: { times: 1200, seconds: 600 } },
  request: z.object({ id_comuna: id, id_tipo_despacho: id, productos: jsonField(orderLines) }),
  reply: z.array(
    z.object({
      id_transportista: z.int(),
      nombreorazonsocial_transportista: z.string(),
      descripcion_transportista: z.string(),
      /** Ours: of name and description. */
      idioma: textLanguage,
      pathlogo_transportista: z.string(),
      consultaapi_transportista: flag,
      /** Null above the weight and size that its rates carry: ask the shop. */
      precio_transportista: pesos.nullable(),
      /** Percent taken off the price (D13). */
      descuento: z.int().min(0).max(100),
      /** Working days from the order. */
      plazo: z.object({ desde: z.int(), hasta: z.int() }),
    }),
  ),
  errors: ['NOT_FOUND'],
  doc: 'The carriers that reach a comuna with the price of each, the cheapest first; without a price those whose rates end below what is bought. An empty list means that nobody goes there.',
  example: {
    request: { id_comuna: 13110, id_tipo_despacho: 1, productos: [{ id_producto: 1001, cantidad: 1 }] },
    reply: [
      {
        id_transportista: 1,
        nombreorazonsocial_transportista: 'Chilexpress',
        descripcion_transportista: 'A domicilio, de lunes a viernes',
        pathlogo_transportista: '/media/carrier-1.svg',
        consultaapi_transportista: 1,
        precio_transportista: 3990,
        descuento: 0,
        plazo: { desde: 1, hasta: 3 },
      },
    ],
  },
})
