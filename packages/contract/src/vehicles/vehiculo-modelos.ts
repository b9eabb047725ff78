import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { vehicleName, year } from './vehicle-fields.ts'

export const vehiculoModelos = defineCall({
  name: 'vehiculo-modelos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: z.object({ anio: year, marca: vehicleName }),
  reply: z.array(z.string()),
  errors: [],
  doc: 'The models of a make that were sold in a year, by name.',
  example: { request: { anio: '2016', marca: 'Toyota' }, reply: ['Hilux', 'Yaris'] },
})
