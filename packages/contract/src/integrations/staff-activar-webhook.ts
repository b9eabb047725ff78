import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput } from '../fields.ts'
import { integrationRoles, ofWebhook, webhook, webhookExample } from './integration-shapes.ts'

export const staffActivarWebhook = defineCall({
  name: 'staff/activar-webhook',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: z.object({ ...ofWebhook, activo: flagInput }),
  reply: webhook,
  errors: ['NOT_FOUND'],
  doc: 'Switches a webhook on or off. While it is off nothing new is noted for it, and what waits is not sent.',
  example: { request: { id_webhook: 1, activo: 1 }, reply: webhookExample },
})
