import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { customer, customerExample } from './customer-shapes.ts'

export const obtenerClienteEmailInvitado = defineCall({
  name: 'ObtenerClienteEmailInvitado',
  verbs: ['GET'],
  access: 'anyone',
  limit: {
    perAddress: { times: 30, seconds: 60 },
    perTarget: { field: 'e_mail_cliente', times: 30, seconds: 600, isOfEach: true },
  },
  request: z.object({ e_mail_cliente: requiredText(254) }),
  reply: customer.nullable(),
  errors: [],
  doc: 'The customer or guest of that e-mail, for the session that owns it alone; null for everyone else, whether or not the e-mail is known (D26).',
  example: { request: { e_mail_cliente: 'camila@example.cl' }, reply: customerExample },
})
