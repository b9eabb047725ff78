import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { existenceDoc, existenceLimit } from './existence-shapes.ts'

export const vistaNuevaEmailRutCommerce = defineCall({
  name: 'VistaNuevaEmailRutCommerce',
  verbs: ['GET'],
  access: 'anyone',
  limit: existenceLimit('email_cliente'),
  request: z.object({ email_cliente: requiredText(254), rut_cliente: requiredText(20) }),
  reply: z.object({ email: z.boolean(), rut: z.boolean() }),
  errors: ['EMAIL_INVALID', 'RUT_INVALID'],
  doc: `Whether a customer has this e-mail, and whether one has this RUT. ${existenceDoc}`,
  example: {
    request: { email_cliente: 'camila@example.cl', rut_cliente: '12.345.678-5' },
    reply: { email: true, rut: false },
  },
})
