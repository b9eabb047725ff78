import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { figureRoles } from './figure-span.ts'

export const staffResumenTienda = defineCall({
  name: 'staff/resumen-tienda',
  verbs: ['GET'],
  access: 'staff',
  roles: figureRoles,
  ours: true,
  request: nothing,
  reply: z.object({
    /** Units of all branches and what they cost in the shop, IVA included, as of the last hourly recount; null before it. */
    existencias: z.object({ fecha: z.iso.datetime(), unidades: z.int(), valor: z.int() }).nullable(),
    /** Carts of accounts with something in them that nobody has touched for a day, of the last 30 days. */
    carros: z.object({ cantidad: z.int(), unidades: z.int(), valor: z.int() }),
    /** By month of Chile, the newest first, up to 24. */
    meses: z.array(
      z.object({
        /** YYYY-MM. */
        mes: z.string(),
        vendidos: z.int(),
        total: z.int(),
        neto: z.int(),
        iva: z.int(),
        reembolsado: z.int(),
      }),
    ),
  }),
  errors: [],
  doc: 'How the shop stands: what is in stock, what waits in carts, and sales with their IVA by month.',
  example: {
    request: {},
    reply: {
      existencias: { fecha: '2026-11-23T12:07:00.000Z', unidades: 4120, valor: 61_203_800 },
      carros: { cantidad: 3, unidades: 7, valor: 84_930 },
      meses: [
        {
          mes: '2026-11',
          vendidos: 210,
          total: 6_230_400,
          neto: 5_235_630,
          iva: 994_770,
          reembolsado: 12_990,
        },
      ],
    },
  },
})
