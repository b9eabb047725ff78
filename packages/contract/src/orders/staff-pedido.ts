import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { orderDetail, orderDetailExample } from './order-detail-shapes.ts'

export const staffPedido = defineCall({
  name: 'staff/pedido',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ id_pedido: id }),
  reply: orderDetail,
  errors: ['NOT_FOUND'],
  doc: 'One order for the staff, whole.',
  example: { request: { id_pedido: '1' }, reply: orderDetailExample },
})
