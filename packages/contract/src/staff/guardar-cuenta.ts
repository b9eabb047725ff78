import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput, optionalId, requiredText, text } from '../fields.ts'
import { staffAccount, staffAccountExample } from './account-shapes.ts'
import { staffRoles } from './staff-role.ts'

export const staffGuardarCuenta = defineCall({
  name: 'staff/guardar-cuenta',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: z.object({
    /** Left out for a new account. */
    id_cuenta: optionalId,
    nombre: requiredText(80),
    /** Of a new account; it stays what it is. */
    correo: text(254).default(''),
    rol: z.enum(staffRoles),
    activa: flagInput.default(1),
  }),
  reply: staffAccount,
  errors: ['NOT_FOUND', 'EMAIL_INVALID', 'ACCOUNT_TAKEN', 'LAST_OWNER', 'SET_BY_SETTINGS'],
  doc: 'Adds an account, whose owner chooses the password by the link of a mail that holds for three days, or changes the name, the role and whether an account may sign in. The e-mail is the key of what is added: sent again as it was, it adds and mails nothing more. What is taken away is gone at the next call; an account that is switched off loses its sessions. LAST_OWNER: somebody has to be left who can sign in as `owner`.',
  example: {
    request: { nombre: 'Rosa', correo: 'rosa@huella.example', rol: 'agent' },
    reply: staffAccountExample,
  },
})
