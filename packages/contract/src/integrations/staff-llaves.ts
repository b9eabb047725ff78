import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { apiKey, apiKeyExample, integrationRoles } from './integration-shapes.ts'

export const staffLlaves = defineCall({
  name: 'staff/llaves',
  verbs: ['GET'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: nothing,
  reply: z.array(apiKey),
  errors: [],
  doc: 'The keys by which other systems make calls, the newest first, those that were revoked too.',
  example: { request: {}, reply: [apiKeyExample] },
})
