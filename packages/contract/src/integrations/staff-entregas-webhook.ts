import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { integrationRoles, ofWebhook, webhookDelivery, webhookDeliveryExample } from './integration-shapes.ts'

export const staffEntregasWebhook = defineCall({
  name: 'staff/entregas-webhook',
  verbs: ['GET'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: z.object({
    ...ofWebhook,
    /** The last one of the page before. */
    antes_de: z.preprocess((value) => (value === '' ? undefined : value), z.coerce.number().int().optional()),
  }),
  reply: z.array(webhookDelivery),
  errors: [],
  doc: 'What was sent to a webhook and what came of it, of the last 30 days: 50, the newest first.',
  example: { request: { id_webhook: 1 }, reply: [webhookDeliveryExample] },
})
