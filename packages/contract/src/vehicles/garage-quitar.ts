import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { garage } from './vehicle-fields.ts'

export const garageQuitar = defineCall({
  name: 'garage-quitar',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  translated: true,
  request: z.object({ id_vehiculo: id }),
  reply: garage,
  errors: ['CUSTOMER_REQUIRED'],
  doc: "Takes a vehicle out of the signed-in customer's; one that is not there is taken out already. If it was the chosen one, none is.",
  example: { request: { id_vehiculo: 34 }, reply: { vehiculos: [], id_vehiculo_elegido: null } },
})
