import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { year } from './vehicle-fields.ts'

export const vehiculoMarcas = defineCall({
  name: 'vehiculo-marcas',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: z.object({ anio: year }),
  reply: z.array(z.string()),
  errors: [],
  doc: 'The makes that sold a vehicle in a year, by name.',
  example: { request: { anio: '2016' }, reply: ['Hyundai', 'Toyota'] },
})
