import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { existenceDoc, existenceLimit } from './existence-shapes.ts'

export const verificarEmailCliente = defineCall({
  name: 'VerificarEmailCliente',
  verbs: ['GET'],
  access: 'anyone',
  limit: existenceLimit('email'),
  request: z.object({ email: requiredText(254) }),
  reply: z.boolean(),
  errors: ['EMAIL_INVALID'],
  doc: `Whether a customer has this e-mail. ${existenceDoc}`,
  example: { request: { email: 'camila@example.cl' }, reply: true },
})
