import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredLines, requiredText } from '../fields.ts'

export const enviarDatosContacto = defineCall({
  name: 'enviar-datos-contacto',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  unsafeGet: true,
  limit: {
    perAddress: { times: 5, seconds: 10 * 60 },
    perTarget: { field: 'email', times: 5, seconds: 60 * 60, isOfEach: true },
  },
  request: z.object({
    nombre: requiredText(120),
    email: requiredText(254),
    tema: requiredText(160),
    mensaje: requiredLines(5000),
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
