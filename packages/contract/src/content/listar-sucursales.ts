import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing, textLanguage } from '../fields.ts'

export const listarSucursales = defineCall({
  name: 'listar-sucursales',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(
    z.object({
      id_sucursal: z.int(),
      nombre_sucursal: z.string(),
      /** Ours: of name and address. */
      idioma: textLanguage,
      direccion_sucursal: z.string(),
      comuna_sucursal: z.string(),
      id_comuna: z.int(),
      telefono_sucursal: z.string(),
    }),
  ),
  errors: [],
  doc: 'The branches of the shop, the main one first: where an order can be picked up.',
  example: {
    request: {},
    reply: [
      {
        id_sucursal: 1,
        nombre_sucursal: 'La Florida',
        direccion_sucursal: 'Avenida Vicuña Mackenna 7110',
        comuna_sucursal: 'La Florida',
        id_comuna: 13110,
        telefono_sucursal: '+56223456789',
      },
    ],
  },
})
