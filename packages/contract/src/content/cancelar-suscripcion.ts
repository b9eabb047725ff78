import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { linkToken } from './link-token.ts'

export const cancelarSuscripcion = defineCall({
  name: 'cancelar-suscripcion',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 30, seconds: 10 * 60 } },
  request: z.object({ token: linkToken }),
  reply: z.literal(true),
  errors: ['LINK_INVALID'],
  doc: 'Ends a newsletter subscription, the notices of stock or the reminders of food with the token of any of their mails. Any number of times.',
  example: { request: { token: 'q4Wk0Yb5T1m7Zr9Xv2Ns8Lp3Hd6Gc0Jf1Ea4Ui5Oy7R' }, reply: true },
})
