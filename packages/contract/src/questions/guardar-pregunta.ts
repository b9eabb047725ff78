import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLines, requiredText } from '../fields.ts'

export const guardarPregunta = defineCall({
  name: 'guardar-pregunta',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: {
    perAddress: { times: 10, seconds: 60 * 60 },
    perTarget: { field: 'email', times: 10, seconds: 24 * 60 * 60, isOfEach: true },
  },
  request: z.object({
    /** The same question, sent again with the same key, is kept once; another one is refused. */
    clave: z.uuid(),
    id_producto: id,
    autor: requiredText(80),
    email: requiredText(254),
    contenido: requiredLines(1000),
  }),
  reply: z.object({ id_pregunta: z.int(), fecha: z.string() }),
  errors: ['NOT_FOUND', 'EMAIL_INVALID', 'KEY_REUSED'],
  doc: 'Asks the shop about a product. The question waits at the desk; with its answer it is shown to everyone and mailed to whoever asked, in the language in which it was asked. Its words are text, never HTML (D29).',
  example: {
    request: {
      clave: '5f0c9a4e-2d2b-4a7e-9d55-6a1f0c3b7e21',
      id_producto: '1001',
      autor: 'Camila R.',
      email: 'camila@example.cl',
      contenido: '¿Sirve para un cachorro?',
    },
    reply: { id_pregunta: 1, fecha: '2026-05-04' },
  },
})
