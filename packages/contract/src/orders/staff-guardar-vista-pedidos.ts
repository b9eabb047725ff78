import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, jsonField, requiredText } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { orderView, orderViewExample, orderViewFilter } from './order-view-shape.ts'

export const staffGuardarVistaPedidos = defineCall({
  name: 'staff/guardar-vista-pedidos',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({
    nombre: requiredText(40),
    filtro: jsonField(orderViewFilter),
    compartida: flag.default(0),
  }),
  reply: orderView,
  errors: ['VIEWS_TOO_MANY'],
  doc: 'Gives a list of orders a name; the one of the same name of who asks is replaced. Each of the staff has up to thirty.',
  example: {
    request: { nombre: 'Retiros de hoy', filtro: { cola: 'listos', tipo_despacho: 2 } },
    reply: orderViewExample,
  },
})
