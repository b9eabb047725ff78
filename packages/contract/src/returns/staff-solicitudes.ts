import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { returnRequest, returnRequestExample } from './return-shapes.ts'

export const staffSolicitudes = defineCall({
  name: 'staff/solicitudes',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({
    /** Of one order alone. */
    id_pedido: optionalId,
    estado: z.preprocess(
      (value) => (value === '' ? undefined : value),
      returnRequest.shape.estado.optional(),
    ),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The last request of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(returnRequest),
  errors: [],
  doc: 'What shoppers ask about what they bought (retracto, guarantee), the newest first, by state or of one order.',
  example: { request: { estado: 'RECEIVED' }, reply: [returnRequestExample] },
})
