import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, nothing } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'

export const staffBorrarVistaPedidos = defineCall({
  name: 'staff/borrar-vista-pedidos',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ id_vista: id }),
  reply: nothing,
  errors: ['NOT_FOUND'],
  doc: 'Takes a list of who asks away. Owner and manager take away shared ones of others as well; NOT_FOUND for any other.',
  example: { request: { id_vista: 1 }, reply: {} },
})
