import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { staffOrder, staffOrderExample } from './staff-order-shape.ts'

export const staffPedido = defineCall({
  name: 'staff/pedido',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ id_pedido: id }),
  reply: staffOrder,
  errors: ['NOT_FOUND'],
  doc: 'One order for the staff, whole, with what they wrote about it and what was mailed.',
  example: { request: { id_pedido: '1' }, reply: staffOrderExample },
})
