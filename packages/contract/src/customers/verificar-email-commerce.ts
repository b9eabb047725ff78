import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
import { existenceDoc, existenceLimit } from './existence-shapes.ts'

export const verificarEmailCommerce = defineCall({
  name: 'VerificarEmailCommerce',
  verbs: ['GET', 'POST'],
  access: 'anyone',
  limit: existenceLimit('email'),
  request: z.object({ email: requiredText(254), id_cliente: optionalId }),
  reply: z.boolean(),
  errors: ['EMAIL_INVALID', 'NOT_YOURS'],
  doc: `Whether a customer has this e-mail. With \`id_cliente\`, which must be the session's own, oneself is left out. ${existenceDoc}`,
  example: { request: { email: 'camila@example.cl' }, reply: true },
})
