import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { integrationRoles, ofWebhook } from './integration-shapes.ts'

export const staffQuitarWebhook = defineCall({
  name: 'staff/quitar-webhook',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: z.object(ofWebhook),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: 'Takes a webhook away, with its log.',
  example: { request: { id_webhook: 1 }, reply: true },
})
