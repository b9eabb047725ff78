import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { gatewayForm, orderToken } from './payment-shapes.ts'

export const iniciarPago = defineCall({
  name: 'iniciar-pago',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 60, seconds: 600 },
    perTarget: { times: 20, seconds: 600, field: 'token' },
  },
  request: z.object({
    token: orderToken,
    /** Sent again under the same key it is the same attempt (D32). */
    clave_idempotencia: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  }),
  reply: z.object({ respuesta: z.literal('ok'), pago: gatewayForm }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'PAYMENT_UNAVAILABLE'],
  doc: 'Starts an attempt to pay an order that waits for its payment at the gateway, the first or another one after it was rejected, given up or ran out of time. Asked again under one key, or twice within seconds, it is the same attempt; ORDER_STATE where that attempt has ended. ORDER_STATE where there is nothing to pay (paid, cancelled, not an online order, or the gateway is settling an attempt right now); PAYMENT_UNAVAILABLE while the gateway does not answer: the order stands and it can be asked again.',
  example: {
    request: { token: '0123456789abcdef0123456789abcdef' },
    reply: {
      respuesta: 'ok',
      pago: {
        url: 'https://pasarela.example/webpayserver/initTransaction',
        token_ws: '01ab23cd45ef67890123456789abcdef01ab23cd45ef67890123456789abcdef',
      },
    },
  },
})
