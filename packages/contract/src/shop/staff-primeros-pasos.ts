import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing } from '../fields.ts'

/** In the order in which a new shop is set up. */
export const firstSteps = [
  'vendedor',
  'marca',
  'horario',
  'categoria',
  'producto',
  'despacho',
  'pago',
  'textos',
  'pedido',
] as const

export const staffPrimerosPasos = defineCall({
  name: 'staff/primeros-pasos',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  reply: z.array(z.object({ paso: z.enum(firstSteps), listo: flag })),
  errors: [],
  doc: 'What a new shop needs before it sells, in order, and what of it stands in the database by now: who sells, its name or logo, its hours, a category, a product that is shown, a carrier with a rate, a kind of payment that takes money, all texts of law published, an order.',
  example: { request: {}, reply: firstSteps.map((paso, at) => ({ paso, listo: at < 3 ? 1 : 0 }) as const) },
})
