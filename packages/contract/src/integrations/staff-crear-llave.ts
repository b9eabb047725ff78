import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
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
  }),
  reply: z.object({ llave: apiKey, secreto: z.string() }),
  errors: ['INTEGRATIONS_FULL'],
  doc: 'Makes a key for another system, which sends it as `Authorization: Bearer …`. It is shown this once: the shop keeps its hash alone. It may make 600 calls a minute and ends with the account that made it.',
  example: {
    request: { nombre: 'Bodega externa', permisos: ['pedidos:leer', 'stock:escribir'] },
    reply: { llave: apiKeyExample, secreto: `huella_${'A'.repeat(43)}` },
  },
})
