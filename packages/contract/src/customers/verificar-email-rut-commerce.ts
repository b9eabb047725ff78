import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { existenceDoc, existenceLimit } from './existence-shapes.ts'

export const verificarEmailRutCommerce = defineCall({
  name: 'VerificarEmailRutCommerce',
  verbs: ['POST'],
  access: 'anyone',
  limit: existenceLimit('email'),
  request: z.object({ email: requiredText(254), rut_cliente: requiredText(20) }),
  reply: z.boolean(),
  errors: ['EMAIL_INVALID', 'RUT_INVALID'],
  doc: `Whether a customer has this e-mail or this RUT. ${existenceDoc}`,
  example: { request: { email: 'camila@example.cl', rut_cliente: '12.345.678-5' }, reply: true },
})
