import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { searchText } from '../fields.ts'
import { productReaders } from './product-shape.ts'

export const staffBuscarVehiculos = defineCall({
  name: 'staff/buscar-vehiculos',
  verbs: ['GET'],
  access: 'staff',
  roles: productReaders,
  ours: true,
  request: z.object({ texto: searchText(80) }),
  reply: z.array(z.object({ id: z.int(), nombre: z.string() })),
  errors: [],
  doc: 'Up to 30 vehicles whose make, model and engine have all the words; a year of four digits is one in which it was sold.',
  example: {
    request: { texto: 'hilux 2.4 2018' },
    reply: [{ id: 12, nombre: 'Toyota Hilux 2.4 diésel 2016–2024' }],
  },
})
