import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { fitCondition } from './product-shapes.ts'

export const productoVehiculos = defineCall({
  name: 'producto-vehiculos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({ id_producto: id }),
  reply: z.object({
    vehiculos: z.array(
      z.object({
        id_vehiculo: z.int(),
        marca: z.string(),
        modelo: z.string(),
        motor: z.string(),
        anio_desde: z.int(),
        anio_hasta: z.int(),
        condiciones: z.array(fitCondition),
      }),
    ),
    /** Under which numbers the makers of vehicles sell the part. */
    numeros_oem: z.array(z.object({ marca: z.string(), numero: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  doc: 'The vehicles that a part fits, by make, model, years and engine, each with the years in which it does, with what it asks of each, and the numbers of the original part. Both are empty for what is no part; a part that fits every vehicle, or of which nobody said, names no vehicle.',
  example: {
    request: { id_producto: '1276' },
    reply: {
      vehiculos: [
        {
          id_vehiculo: 34,
          marca: 'Toyota',
          modelo: 'Hilux',
          motor: '2.4 diésel',
          anio_desde: 2016,
          anio_hasta: 2021,
          condiciones: [{ tipo: 'motor', texto: 'Motor 2GD-FTV' }],
        },
      ],
      numeros_oem: [{ marca: 'Toyota', numero: '90915-YZZD5' }],
    },
  },
})
