import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const staffQuitarResena = defineCall({
  name: 'staff/quitar-resena',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_resena: id }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: "Takes a review away, with its share of the product's rating and count.",
  example: { request: { id_resena: 1 }, reply: true },
})
