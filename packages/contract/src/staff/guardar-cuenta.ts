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
  request: z
    .object({
      /** Left out for a new account. */
      id_cuenta: optionalId,
      /** What is left out of these three stays as it is; a new account has a name and a role, and is switched on. */
      nombre: requiredText(80).optional(),
      rol: z.enum(staffRoles).optional(),
      activa: flagInput.removeDefault().optional(),
      /** Of a new account; it stays what it is. */
      correo: text(254).default(''),
    })
    .refine(({ id_cuenta, nombre }) => id_cuenta !== undefined || nombre !== undefined, {
      path: ['nombre'],
      error: 'FIELD_REQUIRED',
    })
    .refine(({ id_cuenta, rol }) => id_cuenta !== undefined || rol !== undefined, {
      path: ['rol'],
      error: 'FIELD_REQUIRED',
    }),
  reply: staffAccount,
  errors: ['NOT_FOUND', 'EMAIL_INVALID', 'ACCOUNT_TAKEN', 'LAST_OWNER', 'SET_BY_SETTINGS'],
  doc: 'Adds an account, whose owner chooses the password by the link of a mail that holds for three days, or changes what is named of the name, the role and whether an account may sign in, so that nobody writes over what another owner has changed meanwhile. The e-mail is the key of what is added: sent again as it was, it adds and mails nothing more. What is taken away is gone at the next call; an account that is switched off loses its sessions. LAST_OWNER: somebody has to be left who can sign in as `owner`.',
  example: {
    request: { nombre: 'Rosa', correo: 'rosa@huella.example', rol: 'agent' },
    reply: staffAccountExample,
  },
})
