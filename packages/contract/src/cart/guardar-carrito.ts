import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, jsonField } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'
import { accountCart, accountCartExample } from './cart-shape.ts'

export const guardarCarrito = defineCall({
  name: 'guardar-carrito',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  request: z.object({
    /** The version that the change was made upon. */
    version: z.coerce.number().int().min(0).max(2_147_483_646),
    productos: jsonField(orderLines),
  }),
  reply: accountCart.extend({
    /** 0 when another device was quicker: nothing is written, and what stands is answered. */
    guardado: flag,
  }),
  errors: ['CUSTOMER_REQUIRED'],
  doc: "Puts a whole cart in the place of the signed-in customer's, if it still has the version given; else answers the cart that stands, for the client to merge and save again. Lines of one product and the same values are one, with the larger quantity; a product that does not exist is left out.",
  example: {
    request: {
      version: 2,
      productos: [
        { id_producto: 1, cantidad: 2, atributos: [] },
        { id_producto: 12, cantidad: 1, atributos: [31] },
      ],
    },
    reply: { guardado: 1, ...accountCartExample },
  },
})
