import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { text } from '../fields.ts'

export const subcripcionEmail = defineCall({
  name: 'subcripcion-email',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  unsafeGet: true,
  limit: {
    perAddress: { times: 10, seconds: 10 * 60 },
    perTarget: { field: 'email', times: 5, seconds: 60 * 60, isOfEach: true },
  },
  request: z.object({ email: text(254).default('') }),
  reply: z.literal('enviado_suscripcion'),
  errors: ['EMAIL_INVALID'],
  doc: 'Asks for the newsletter. A mail asks the e-mail’s owner to confirm; until then nothing is subscribed. The answer is the same for an e-mail that is subscribed already.',
  example: { request: { email: 'camila@example.cl' }, reply: 'enviado_suscripcion' },
})
