import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { makingKey } from '../shop/shop-shapes.ts'
import { integrationRoles, webhook, webhookExample } from './integration-shapes.ts'
import { webhookEvents } from './key-scopes.ts'

export const staffCrearWebhook = defineCall({
  name: 'staff/crear-webhook',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: z.object({
    url: z.url().max(500),
    eventos: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
    clave_idempotencia: makingKey,
  }),
  reply: z.object({ webhook, secreto: z.string() }),
  errors: ['URL_NOT_PUBLIC', 'INTEGRATIONS_FULL', 'NOT_FOUND'],
  doc: 'From now on an address is told what happens, by POST, signed as Standard Webhooks says: `webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature`, `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64. The secret is shown this once, and again to whoever made it and sends the same `clave_idempotencia`, as no answer came: it is one webhook, as it is sent last. NOT_FOUND: it was removed since. What is not answered with 2xx within 10 seconds is sent again after 10 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h and 24 h. URL_NOT_PUBLIC: it has to be https and reach a public address.',
  example: {
    request: { url: 'https://erp.example/huella', eventos: ['pedido.creado', 'pedido.cambiado'] },
    reply: { webhook: webhookExample, secreto: `whsec_${'A'.repeat(43)}=` },
  },
})
