import { z } from 'zod'
import { repeatableMails } from '#rules/orders/repeatable-mails.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { staffOrder, staffOrderExample } from './staff-order-shape.ts'

export const staffReenviarCorreoPedido = defineCall({
  name: 'staff/reenviar-correo-pedido',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ id_pedido: id, tipo_correo: z.enum(repeatableMails) }),
  reply: staffOrder,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
  doc: 'Mails an order to its shopper again, as it now stands, in the language that it was bought in. ORDER_STATE: no mail of that kind was ever written for it, what it tells is no longer so, one still waits to be sent, or its person asked to be forgotten.',
  example: {
    request: { id_pedido: 1, tipo_correo: 'order-received' },
    reply: staffOrderExample,
  },
})
