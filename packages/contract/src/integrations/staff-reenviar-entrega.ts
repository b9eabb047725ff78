import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { integrationRoles, webhookDelivery, webhookDeliveryExample } from './integration-shapes.ts'

export const staffReenviarEntrega = defineCall({
  name: 'staff/reenviar-entrega',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  limit: { perAddress: { times: 60, seconds: 15 * 60 } },
  request: z.object({ id_entrega: z.coerce.number().int().min(1) }),
  reply: webhookDelivery,
  errors: ['NOT_FOUND'],
  doc: 'Sends a message again at once, with the same id and content, whatever came of it before.',
  example: { request: { id_entrega: 7 }, reply: webhookDeliveryExample },
})
