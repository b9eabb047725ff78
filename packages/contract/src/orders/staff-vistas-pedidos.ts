import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { orderView, orderViewExample } from './order-view-shape.ts'

export const staffVistasPedidos = defineCall({
  name: 'staff/vistas-pedidos',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: nothing,
  reply: z.array(orderView),
  errors: [],
  doc: 'The lists of orders that who asks has given a name, and those that the team shares: their own first, each by name.',
  example: { request: {}, reply: [orderViewExample] },
})
