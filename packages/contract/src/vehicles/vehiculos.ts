import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { vehicle, vehicleExample, vehicleName, year } from './vehicle-fields.ts'

export const vehiculos = defineCall({
  name: 'vehiculos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({ anio: year, marca: vehicleName, modelo: vehicleName }),
  reply: z.array(vehicle),
  errors: [],
  doc: 'The vehicles of a model in a year, one for each engine.',
  example: {
    request: { anio: '2016', marca: 'Toyota', modelo: 'Hilux' },
    reply: [vehicleExample],
  },
})
