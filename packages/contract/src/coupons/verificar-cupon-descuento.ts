import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalJsonField, pesos, pesosInput, requiredText, text } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'

export const verificarCuponDescuento = defineCall({
  name: 'verificarCuponDescuento',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  unsafeGet: true,
  // Many shoppers may stand behind one address, and each tries a few; a code is tried by few at once.
  limit: {
    perAddress: { times: 300, seconds: 600 },
    perTarget: { field: 'rut_cliente', times: 20, seconds: 600, isOfEach: true },
  },
  request: z.object({
    codigo_cupon_descuento: requiredText(40),
    /** The specification's. Not judged: anybody can type it. */
    rut_cliente: text(20).default(''),
    contrasenia: text(200).default(''),
    /** What the cart comes to, in pesos, so that the minimum can be judged; an empty text or null says nothing of it. */
    subtotal: z.preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      pesosInput.optional(),
    ),
    /** The cart, so that what the coupon counts for can be judged, and its minimum by the prices of now. */
    productos: optionalJsonField(orderLines),
  }),
  reply: z.object({
    codigo_cupon_descuento: z.string(),
    /** 0 a fixed value in pesos, 1 a percentage. */
    tipodescuento_cupon_descuento: z.union([z.literal(0), z.literal(1)]),
    valordescuento_cupon_descuento: pesos,
    minimo_cupon_descuento: pesos,
    /** The products of the cart that it counts for; null for all. */
    productos_cupon_descuento: z.array(z.int()).nullable(),
  }),
  errors: [
    'COUPON_UNKNOWN',
    'COUPON_EXPIRED',
    'COUPON_OFF',
    'COUPON_NOT_STARTED',
    'COUPON_USED_UP',
    'COUPON_MINIMUM_NOT_REACHED',
    'COUPON_USED_BY_YOU',
    'COUPON_NOT_FOR_CART',
  ],
  doc: "What a coupon is worth now. It holds nothing: the order holds the use. Codes are matched without regard to case. COUPON_USED_BY_YOU is judged by the orders of the session's customer, whatever RUT is asked for, and by the RUT once the order is placed.",
  example: {
    request: { codigo_cupon_descuento: 'BIENVENIDA10' },
    reply: {
      codigo_cupon_descuento: 'BIENVENIDA10',
      tipodescuento_cupon_descuento: 1,
      valordescuento_cupon_descuento: 10,
      minimo_cupon_descuento: 0,
      productos_cupon_descuento: null,
    },
  },
})
