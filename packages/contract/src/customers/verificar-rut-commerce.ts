import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, requiredText } from '../fields.ts'
import { existenceDoc, existenceLimit } from './existence-shapes.ts'

export const verificarRutCommerce = defineCall({
  name: 'VerificarRutCommerce',
  verbs: ['POST'],
  access: 'anyone',
  limit: existenceLimit('rut'),
  request: z.object({ rut: requiredText(20), id_cliente: optionalId }),
  reply: z.boolean(),
  errors: ['RUT_INVALID', 'NOT_YOURS'],
  doc: `Whether a customer has this RUT. With \`id_cliente\`, which must be the session's own, oneself is left out. ${existenceDoc}`,
  example: { request: { rut: '12.345.678-5' }, reply: true },
})
