import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { order, orderExample } from './order-shapes.ts'

export const pedidoPorToken = defineCall({
  name: 'pedido-por-token',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  request: z.object({ token: z.string().regex(/^[0-9a-z]{32}$/i) }),
  reply: order,
  translated: true,
  errors: ['NOT_FOUND'],
  doc: 'An order by its unguessable token (D34): what the success page shows, with the instructions to pay while it waits for a transfer.',
  example: { request: { token: '0123456789abcdef0123456789abcdef' }, reply: orderExample },
})
