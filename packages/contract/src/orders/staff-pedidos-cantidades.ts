import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { wireQueues } from './order-queues.ts'

export const staffPedidosCantidades = defineCall({
  name: 'staff/pedidos-cantidades',
  verbs: ['GET'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: nothing,
  reply: z.object({
    colas: z.array(z.object({ cola: z.enum(wireQueues), cantidad: z.int().min(0).max(1000) })),
    /** The newest order's id; 0 while there is none. */
    ultimo: z.int().min(0),
  }),
  errors: [],
  doc: 'How many orders stand in each queue, counted up to 1,000, and the newest of all: by it the desk notices that there is a new one.',
  example: {
    request: {},
    reply: { colas: wireQueues.map((cola) => ({ cola, cantidad: 3 })), ultimo: 1 },
  },
})
