import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import {
  mostPrescriptionLetters,
  prescriptionFileExample,
  prescriptionUploadToken,
} from './prescription-shapes.ts'

export const subirRecetaCompra = defineCall({
  name: 'subir-receta-compra',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 20, seconds: 60 * 60 } },
  bodyBytes: mostPrescriptionLetters + 4096,
  request: z.object({
    /** A JPEG, PNG, WebP or PDF of at most 8 MB, as base64. */
    archivo: z.string().min(1),
    nombre: requiredText(120),
  }),
  reply: z.object({ receta: prescriptionUploadToken }),
  errors: ['PRESCRIPTION_INVALID', 'PRESCRIPTION_UNAVAILABLE'],
  doc: 'Takes a page of a prescription before there is an order, judged as `subir-receta` judges it. Its unguessable token goes into `recetas` of `generar-pedido`, which gives the page to the order in the transaction that makes it; nobody reads it before. Forgotten after a day. PRESCRIPTION_UNAVAILABLE while too many wait for an order: it is sent with `subir-receta` then, after buying.',
  example: {
    request: { archivo: prescriptionFileExample.contenido, nombre: 'receta.pdf' },
    reply: { receta: '0123456789abcdef0123456789abcdef' },
  },
})
