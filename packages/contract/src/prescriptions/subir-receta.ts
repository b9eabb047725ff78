import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import {
  mostPrescriptionLetters,
  orderToken,
  prescription,
  prescriptionExample,
  prescriptionFileExample,
} from './prescription-shapes.ts'

export const subirReceta = defineCall({
  name: 'subir-receta',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 30, seconds: 60 * 60 } },
  bodyBytes: mostPrescriptionLetters + 4096,
  request: z.object({
    token: orderToken,
    /** A JPEG, PNG, WebP or PDF of at most 8 MB, as base64. */
    archivo: z.string().min(1),
    nombre: requiredText(120),
  }),
  reply: z.object({ receta: prescription }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'PRESCRIPTION_INVALID', 'PRESCRIPTION_TOO_MANY'],
  doc: 'Takes a page of the prescription for the order of an unguessable token (D34), by what it is and not by what it is called; a photo is drawn anew, which leaves out where it was taken. What was refused before is read again. ORDER_STATE once it is approved, or its order on its way or cancelled. Nobody sees it but the shop and who holds the token.',
  example: {
    request: {
      token: '0123456789abcdef0123456789abcdef',
      archivo: prescriptionFileExample.contenido,
      nombre: 'receta.pdf',
    },
    reply: { receta: prescriptionExample },
  },
})
