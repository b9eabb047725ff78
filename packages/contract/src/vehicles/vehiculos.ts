import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { vehicleName, year } from './vehicle-fields.ts'

export const vehiculos = defineCall({
  name: 'vehiculos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: z.object({ anio: year, marca: vehicleName, modelo: vehicleName }),
  reply: z.array(
    z.object({
      id_vehiculo: z.int(),
      anio: z.int(),
      marca: z.string(),
      modelo: z.string(),
      motor: z.string(),
    }),
  ),
  errors: [],
  doc: 'The vehicles of a model in a year, one for each engine.',
  example: {
    request: { anio: '2016', marca: 'Toyota', modelo: 'Hilux' },
    reply: [{ id_vehiculo: 34, anio: 2016, marca: 'Toyota', modelo: 'Hilux', motor: '2.4 diésel' }],
  },
})
