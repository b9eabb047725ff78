import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { garage, garageExample } from './vehicle-fields.ts'

export const garageElegir = defineCall({
  name: 'garage-elegir',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  translated: true,
  request: z.object({ id_vehiculo: optionalId }),
  reply: garage,
  errors: ['CUSTOMER_REQUIRED', 'NOT_FOUND'],
  doc: "Chooses one of the signed-in customer's saved vehicles; without `id_vehiculo`, all vehicles. NOT_FOUND for one that is not saved.",
  example: { request: { id_vehiculo: 34 }, reply: garageExample },
})
