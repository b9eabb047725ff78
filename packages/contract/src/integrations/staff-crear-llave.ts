import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { makingKey } from '../shop/shop-shapes.ts'
import { apiKey, apiKeyExample, integrationRoles } from './integration-shapes.ts'
import { keyScopeNames } from './key-scopes.ts'

export const staffCrearLlave = defineCall({
  name: 'staff/crear-llave',
  verbs: ['POST'],
  access: 'staff',
  roles: integrationRoles,
  ours: true,
  request: z.object({
    /** Which system has it. */
    nombre: requiredText(80),
    permisos: z.array(z.enum(keyScopeNames)).min(1).max(keyScopeNames.length),
    clave_idempotencia: makingKey,
  }),
  reply: z.object({ llave: apiKey, secreto: z.string() }),
  errors: ['INTEGRATIONS_FULL', 'NOT_FOUND', 'KEY_REUSED'],
  doc: 'Makes a key for another system, which sends it as `Authorization: Bearer …`. It is shown this once: the shop keeps its hash alone. Whoever made it and sends the same `clave_idempotencia`, as no answer came, gets the same key as it is sent last, with another secret in place of the one that nobody saw; KEY_REUSED where a system uses that already, NOT_FOUND where the key was revoked since. It may make 600 calls a minute and ends with the account that made it.',
  example: {
    request: { nombre: 'Bodega externa', permisos: ['pedidos:leer', 'stock:escribir'] },
    reply: { llave: apiKeyExample, secreto: `huella_${'A'.repeat(43)}` },
  },
})
