import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput, id } from '../fields.ts'
import { orderToken, reminder, reminderExample } from './reminder-shapes.ts'

export const guardarRecordatorio = defineCall({
  name: 'guardar-recordatorio',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 30, seconds: 10 * 60 } },
  request: z.object({
    token: orderToken,
    id_producto: id,
    /** What the animal eats of it in a day. */
    gramos_dia: z.coerce.number().int().min(1).max(5000),
    /** 1: whoever asks has said that the shop may write. */
    acepta_correo: flagInput.refine((given) => given === 1, 'FIELD_REQUIRED'),
  }),
  reply: reminder,
  errors: ['NOT_FOUND', 'ORDER_STATE', 'REMINDER_TOO_SOON'],
  doc: "Asks for one mail, a week before a food of an order runs out, to the order's e-mail. Asked again it takes the place of the one before. NOT_FOUND for an order or a food in it that does not exist, ORDER_STATE for one that is cancelled, REMINDER_TOO_SOON where the food is gone within a week.",
  example: {
    request: {
      token: '0123456789abcdef0123456789abcdef',
      id_producto: 1001,
      gramos_dia: 205,
      acepta_correo: 1,
    },
    reply: reminderExample,
  },
})
