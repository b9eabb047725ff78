import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { orderToken } from './payment-shapes.ts'

export const pagarPorTransferencia = defineCall({
  name: 'pagar-por-transferencia',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 60, seconds: 600 },
    perTarget: { times: 20, seconds: 600, field: 'token' },
  },
  request: z.object({ token: orderToken }),
  reply: z.object({ respuesta: z.literal('ok') }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'PAYMENT_UNAVAILABLE'],
  doc: 'Lets an order that waits for its payment at the gateway wait for a transfer instead: the same order with the stock and the coupon that it holds, for as long as a transfer has, and its mail with the account. What a shopper may still do at the form of an earlier attempt is charged no more. Asked again it is done already. ORDER_STATE where there is nothing to pay (paid, cancelled, paid in the shop) and while the gateway is settling an attempt: that money may have been taken. PAYMENT_UNAVAILABLE where the shop takes no transfers.',
  example: {
    request: { token: '0123456789abcdef0123456789abcdef' },
    reply: { respuesta: 'ok' },
  },
})
