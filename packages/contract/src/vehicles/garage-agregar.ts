import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { garage, garageExample, year } from './vehicle-fields.ts'

export const garageAgregar = defineCall({
  name: 'garage-agregar',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  translated: true,
  request: z.object({ id_vehiculo: id, anio: year }),
  reply: garage,
  errors: ['CUSTOMER_REQUIRED', 'NOT_FOUND', 'GARAGE_FULL'],
  doc: 'Saves a vehicle for the signed-in customer. One that is saved already takes the year given. NOT_FOUND for a vehicle that was not sold in that year.',
  example: { request: { id_vehiculo: 34, anio: 2016 }, reply: garageExample },
})
