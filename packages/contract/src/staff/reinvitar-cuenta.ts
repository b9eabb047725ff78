import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const staffReinvitarCuenta = defineCall({
  name: 'staff/reinvitar-cuenta',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  limit: { perAddress: { times: 10, seconds: 15 * 60 } },
  request: z.object({ id_cuenta: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND', 'SET_BY_SETTINGS'],
  doc: 'Mails a new link to choose a password by, in place of the last, also to who has forgotten theirs: that one holds until the link is used. NOT_FOUND for an account that is switched off.',
  example: { request: { id_cuenta: 2 }, reply: true },
})
