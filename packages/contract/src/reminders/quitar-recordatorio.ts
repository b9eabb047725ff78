import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { orderToken } from './reminder-shapes.ts'

export const quitarRecordatorio = defineCall({
  name: 'quitar-recordatorio',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 30, seconds: 10 * 60 } },
  request: z.object({ token: orderToken, id_producto: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Takes the reminder of a food of an order back. Any number of times.',
  example: { request: { token: '0123456789abcdef0123456789abcdef', id_producto: 1001 }, reply: true },
})
