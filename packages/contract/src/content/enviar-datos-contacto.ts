import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'

const control = /[^\P{Cc}\n\t]/u

/** A message of several lines: trimmed, with line ends as `\n`. */
const message = z
  .string()
  .max(20_000)
  .transform((value) => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(5000)
      .refine((value) => value.length > 0, 'FIELD_REQUIRED')
      .refine((value) => !control.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
  )

export const enviarDatosContacto = defineCall({
  name: 'enviar-datos-contacto',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  unsafeGet: true,
  limit: {
    perAddress: { times: 5, seconds: 10 * 60 },
    perTarget: { field: 'email', times: 5, seconds: 60 * 60 },
  },
  request: z.object({
    nombre: requiredText(120),
    email: requiredText(254),
    tema: requiredText(160),
    mensaje: message,
  }),
  reply: z.literal(true),
  errors: ['EMAIL_INVALID'],
  doc: 'Keeps a message from the contact form and mails it to the shop, whose answer goes to the e-mail given.',
  example: {
    request: {
      nombre: 'Camila Rojas',
      email: 'camila@example.cl',
      tema: 'Una duda',
      mensaje: '¿Tienen arena para gatos?',
    },
    reply: true,
  },
})
