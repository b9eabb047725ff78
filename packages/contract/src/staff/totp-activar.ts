import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { staffRoles } from './staff-role.ts'
import { requiredTotpCode } from './totp-code.ts'

export const staffTotpActivar = defineCall({
  name: 'staff/totp-activar',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: z.object({ codigo: requiredTotpCode }),
  reply: z.object({ codigos_recuperacion: z.array(z.string()) }),
  errors: ['NOT_FOUND', 'TOTP_INVALID', 'TOTP_ACTIVE'],
  doc: 'Signing in asks for a code from now on. Replies with ten recovery codes, which are shown this once and work once each; every other session ends. NOT_FOUND: nothing was prepared.',
  example: { request: { codigo: '123456' }, reply: { codigos_recuperacion: ['ABCD-EFGH-IJKL-MNOP'] } },
})
