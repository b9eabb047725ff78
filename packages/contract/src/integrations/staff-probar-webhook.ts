import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { integrationRoles, ofWebhook, webhookDelivery, webhookDeliveryExample } from './integration-shapes.ts'

export const staffProbarWebhook = defineCall({
  name: 'staff/probar-webhook',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  limit: { perAddress: { times: 30, seconds: 15 * 60 } },
  request: z.object(ofWebhook),
  reply: webhookDelivery,
  errors: ['NOT_FOUND'],
  doc: 'Sends a message of the event `prueba` at once and says what came of it.',
  example: { request: { id_webhook: 1 }, reply: webhookDeliveryExample },
})
