import { z } from 'zod'
import { mostReviewPhotos } from '#rules/catalogue/review-photos.ts'
import { defineCall } from '../define-call.ts'
import { id, jsonField, requiredLines, requiredText } from '../fields.ts'
import { photoKey } from './review-photo.ts'
import { review, reviewExample } from './review-shape.ts'

export const guardarResena = defineCall({
  name: 'guardar-resena',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 10, seconds: 60 * 60 },
    perTarget: { field: 'email', times: 10, seconds: 24 * 60 * 60, isOfEach: true },
  },
  request: z.object({
    /** Of the form: what comes again under it is the same review, in the words that came last. */
    clave: z.uuid().optional(),
    id_producto: id,
    calificacion: z.coerce.number().int().min(1).max(5),
    autor: requiredText(80),
    email: requiredText(254),
    contenido: requiredLines(3000),
    /** Keys of `subir-foto-resena`, in the order in which they are shown. */
    fotos: jsonField(z.array(photoKey).max(mostReviewPhotos)).default([]),
  }),
  reply: review,
  errors: ['NOT_FOUND', 'EMAIL_INVALID', 'ALREADY_REVIEWED', 'PHOTO_INVALID'],
  doc: "Keeps a review, which is shown at once, and replies with it as everyone sees it. One of a product from a customer; whether an e-mail has reviewed it no reply ever says, and none shows the e-mail. The same words of the same author sent twice in a day without a session are kept once. What comes again under a `clave` is the review that it has written, in the words that came last, until the shop has answered or hidden it. The review is marked as a verified purchase when the session's customer has a paid order with the product. Its words are text, never HTML (D29). PHOTO_INVALID for a picture that nobody has uploaded, or that another review has.",
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
