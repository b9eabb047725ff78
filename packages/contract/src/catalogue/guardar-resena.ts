import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLines, requiredText } from '../fields.ts'
import { review, reviewExample } from './review-shape.ts'

export const guardarResena = defineCall({
  name: 'guardar-resena',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 10, seconds: 60 * 60 },
    perTarget: { field: 'email', times: 10, seconds: 24 * 60 * 60 },
  },
  request: z.object({
    id_producto: id,
    calificacion: z.coerce.number().int().min(1).max(5),
    autor: requiredText(80),
    email: requiredText(254),
    contenido: requiredLines(3000),
  }),
  reply: review,
  errors: ['NOT_FOUND', 'EMAIL_INVALID', 'ALREADY_REVIEWED'],
  doc: "Keeps a review, which is shown at once, and replies with it as everyone sees it. One of a product from a customer; whether an e-mail has reviewed it no reply ever says, and none shows the e-mail. The same words of the same author sent twice in a day without a session are kept once. The review is marked as a verified purchase when the session's customer has a paid order with the product. Its words are text, never HTML (D29).",
  example: {
    request: {
      id_producto: '1001',
      calificacion: '5',
      autor: 'Camila R.',
      email: 'camila@example.cl',
      contenido: 'A mi perro le encantó.',
    },
    reply: reviewExample,
  },
})
