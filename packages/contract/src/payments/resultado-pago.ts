import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, pesos } from '../fields.ts'
import { orderToken, paymentKinds, paymentStandings } from './payment-shapes.ts'

export const resultadoPago = defineCall({
  name: 'resultado-pago',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  request: z.object({ token: orderToken }),
  reply: z.object({
    numero_pedido: z.int(),
    tipo_pago: z.enum(paymentKinds),
    estado: z.enum(paymentStandings),
    /** 1 where `iniciar-pago` would start another attempt. */
    puede_reintentar: flag,
    comercio: z.string(),
    monto: pesos,
    codigo_autorizacion: z.string().nullable(),
    /** When the gateway authorised or refused it; ISO 8601. */
    fecha: z.string().nullable(),
    /** The gateway's code: VD debit, VN one payment, VC SI S2 NC instalments, VP prepaid. */
    tipo_tarjeta: z.string().nullable(),
    cuotas: z.int().nullable(),
    valor_cuota: pesos.nullable(),
    /** The last four digits. */
    tarjeta: z.string().nullable(),
  }),
  errors: ['NOT_FOUND'],
  doc: 'How the payment of an order stands, with all that a result page shows of the last attempt; the lines come from `pedido-por-token`. `pendiente` until it is known, also while the gateway is settling it: ask again. `reembolsado` is also said as soon as a refund in full is due. `anulado` is an order that was cancelled or whose hold ended.',
  example: {
    request: { token: '0123456789abcdef0123456789abcdef' },
    reply: {
      numero_pedido: 10001,
      tipo_pago: 'webpay',
      estado: 'pagado',
      puede_reintentar: 0,
      comercio: 'Huella SpA',
      monto: 46980,
      codigo_autorizacion: '1213',
      fecha: '2026-11-02T14:05:00.000Z',
      tipo_tarjeta: 'VC',
      cuotas: 3,
      valor_cuota: 15660,
      tarjeta: '6623',
    },
  },
})
