import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import {
  prescriptionForShop,
  prescriptionForShopExample,
  prescriptionRoles,
  prescriptionState,
} from './prescription-shapes.ts'

export const staffRecetas = defineCall({
  name: 'staff/recetas',
  verbs: ['GET'],
  access: 'staff',
  roles: prescriptionRoles,
  ours: true,
  request: z.object({
    estado: prescriptionState.default('recibida'),
    /** The order of the last one of the page before. */
    sigue_a: optionalId,
  }),
  reply: z.array(prescriptionForShop),
  errors: [],
  doc: 'Up to 50 prescriptions of a state: what waits the longest first, what is decided the newest first.',
  example: { request: {}, reply: [prescriptionForShopExample] },
})
