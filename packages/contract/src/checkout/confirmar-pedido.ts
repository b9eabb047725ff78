import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const confirmarPedido = defineCall({
  name: 'confirmar-pedido',
  verbs: ['POST'],
  access: 'session',
  request: z.object({ id_pedido: id }),
  reply: z.literal('ok'),
  errors: ['NOT_YOURS', 'ORDER_STATE'],
  doc: 'The shopper has seen the instructions and goes on to the success page. It confirms what was ordered, not that it was paid: a transfer stays PENDING until the shop sees the money. Any number of times.',
  example: { request: { id_pedido: 1 }, reply: 'ok' },
})
