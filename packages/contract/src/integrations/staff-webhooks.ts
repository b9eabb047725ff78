import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { integrationRoles, webhook, webhookExample } from './integration-shapes.ts'

export const staffWebhooks = defineCall({
  name: 'staff/webhooks',
  verbs: ['GET'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: nothing,
  reply: z.array(webhook),
  errors: [],
  doc: 'The addresses that are told what happens in the shop, the newest first.',
  example: { request: {}, reply: [webhookExample] },
})
