import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLines } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { staffOrder, staffOrderExample } from './staff-order-shape.ts'

export const staffAnotarPedido = defineCall({
  name: 'staff/anotar-pedido',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ id_pedido: id, texto: requiredLines(2000), clave_idempotencia: z.uuid() }),
  reply: staffOrder,
  errors: ['NOT_FOUND'],
  doc: 'Keeps a note about an order for the staff alone, and replies with the order. Sent again under its key it is kept once.',
  example: {
    request: {
      id_pedido: 1,
      texto: 'Llamó para pedir que vaya en una caja sin logo.',
      clave_idempotencia: '1c6b7a52-2f0f-4a6d-9f43-0b1f6f0f5a21',
    },
    reply: staffOrderExample,
  },
})
