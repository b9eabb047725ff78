import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, jsonField, optionalId, optionalJsonField, pesosInput, shownVersion, text } from '../fields.ts'
import { orderLines } from '../order-line-shape.ts'
import { mostPrescriptionFiles, prescriptionUploadToken } from '../prescriptions/prescription-shapes.ts'

const optionalPesos = z.preprocess((value) => (value === '' ? undefined : value), pesosInput.optional())

export const generarPedido = defineCall({
  name: 'generar-pedido',
  verbs: ['POST'],
  access: 'session',
  // Orders of one customer, for one e-mail and in units are counted by the checkout: what is asked proves nobody.
  limit: { perAddress: { times: 60, seconds: 10 * 60 } },
  request: z.object({
    id_cliente: id,
    productos: jsonField(orderLines.min(1)),
    id_sucursal: optionalId,
    id_comuna: optionalId,
    id_transportista: id,
    precio_transportista: pesosInput,
    descuento_transportista: z.coerce.number().int().min(0).max(100).default(0),
    tipo_pago: z.enum(['transferencia', 'webpay', 'pago_en_tienda']),
    id_direccion_cliente: optionalId,
    tipo_documento: z.enum(['boleta', 'factura']).default('boleta'),
    datos_factura: optionalJsonField(
      z.object({
        rut: text(20),
        razon_social: text(100),
        giro: text(40),
        direccion: text(70),
        comuna: text(20),
      }),
    ),
    datosformulario: optionalJsonField(
      z.object({
        nota: text(300).default(''),
        acepta_terminos: z.coerce.number().int().optional(),
        /** The version of the terms that the form has shown, as `plazos-tienda` calls it. */
        version_terminos: shownVersion,
      }),
    ),
    /** What the client calculates, in pesos: compared, never believed (D15). */
    total: pesosInput,
    /** All lines at the prices that their products are sold at, before shipping and coupon. */
    totalesproductodescuento: optionalPesos,
    cupon_descuento: text(40).default(''),
    totalcupondescuento: optionalPesos,
    /** Pages of a prescription that `subir-receta-compra` took; they go with the order where it needs one. */
    recetas: optionalJsonField(z.array(prescriptionUploadToken).max(mostPrescriptionFiles)),
    /**
     * The same key asks for the same order: sent twice, it is made once (D32). A client that knows the
     * specification alone sends none, and each of its requests is an order.
     */
    clave_idempotencia: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  }),
  reply: z.object({
    id_pedido: z.int(),
    numero_pedido: z.int(),
    token: z.string().length(32),
    respuesta: z.literal('ok'),
    pago: z.object({ url: z.string(), token_ws: z.string() }).optional(),
  }),
  errors: [
    'NOT_YOURS',
    'NOT_FOUND',
    'OPTION_REQUIRED',
    'OUT_OF_STOCK',
    'TOTAL_CHANGED',
    'CARRIER_UNAVAILABLE',
    'PARCEL_TOO_LARGE',
    'PAYMENT_UNAVAILABLE',
    'COUPON_UNKNOWN',
    'COUPON_EXPIRED',
    'COUPON_OFF',
    'COUPON_NOT_STARTED',
    'COUPON_USED_UP',
    'COUPON_MINIMUM_NOT_REACHED',
    'COUPON_USED_BY_YOU',
    'COUPON_NOT_FOR_CART',
    'KEY_REUSED',
    'QUANTITY_TOO_LARGE',
    'TOO_MANY_UNPAID',
    'PROFILE_INCOMPLETE',
    'PRESCRIPTION_GONE',
    'TERMS_CHANGED',
  ],
  doc: 'Makes the order in one transaction: reserves the stock, holds the coupon, numbers the order and stores neto, IVA and total (D15, D30, D32, D34). Where the totals differ nothing is written and the refusal carries the new ones. Orders that wait for their money are few for each customer, and fewer, smaller and held for a shorter time where neither a mailed link nor a payment has proven who buys: TOO_MANY_UNPAID, QUANTITY_TOO_LARGE. PRESCRIPTION_GONE where one of `recetas` is no longer there. TERMS_CHANGED where others hold by now than those of `version_terminos`; who sends none agrees to those that were registered last.',
  example: {
    request: {
      id_cliente: 1,
      productos: [{ id_producto: 1001, cantidad: 1 }],
      id_comuna: 13110,
      id_transportista: 1,
      precio_transportista: 3990,
      tipo_pago: 'transferencia',
      id_direccion_cliente: 1,
      total: 46980,
      clave_idempotencia: '7f1b1ab8-5f0e-4f0c-9d2e-5f3a3a1f0b11',
    },
    reply: { id_pedido: 1, numero_pedido: 10001, token: '0123456789abcdef0123456789abcdef', respuesta: 'ok' },
  },
})
