import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { orderToken, reminder, reminderExample } from './reminder-shapes.ts'

export const recordatoriosPedido = defineCall({
  name: 'recordatorios-pedido',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 120, seconds: 10 * 60 } },
  request: z.object({ token: orderToken }),
  reply: z.array(reminder),
  errors: ['NOT_FOUND'],
  doc: 'The reminders that were asked for with the foods of an order, by its unguessable token (D34): when each runs out, and when its mail goes.',
  example: { request: { token: '0123456789abcdef0123456789abcdef' }, reply: [reminderExample] },
})
