import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { figureRoles, figureSpan, isSpan } from './figure-span.ts'

export const staffVentas = defineCall({
  name: 'staff/ventas',
  verbs: ['GET'],
  access: 'staff',
  roles: figureRoles,
  ours: true,
  request: z.object(figureSpan).refine(isSpan, { path: ['hasta'], message: 'FIELD_INVALID' }),
  reply: z.object({
    /** Every day of the span, also one without orders. */
    dias: z.array(
      z.object({
        dia: z.iso.date(),
        /** Made on the day, whatever came of them. */
        pedidos: z.int(),
        /** Of those, paid and not cancelled; the amounts are of these. */
        vendidos: z.int(),
        unidades: z.int(),
        /** In pesos, IVA included, as are the others. */
        total: z.int(),
        neto: z.int(),
        iva: z.int(),
        despacho: z.int(),
        /** Paid back of orders of the day that stand. */
        reembolsado: z.int(),
      }),
    ),
    /** Sold most in the span, up to 20. */
    mas_vendidos: z.array(
      z.object({
        id_producto: z.int(),
        glosa_producto: z.string(),
        sku: z.string(),
        unidades: z.int(),
        total: z.int(),
      }),
    ),
  }),
  errors: [],
  doc: 'What was sold, by the day of Chile on which the order was made, up to 366 days, and what sold most.',
  example: {
    request: { desde: '2026-11-22', hasta: '2026-11-22' },
    reply: {
      dias: [
        {
          dia: '2026-11-22',
          pedidos: 12,
          vendidos: 9,
          unidades: 21,
          total: 284_900,
          neto: 239_412,
          iva: 45_488,
          despacho: 23_940,
          reembolsado: 0,
        },
      ],
      mas_vendidos: [
        {
          id_producto: 1001,
          glosa_producto: 'Arena sanitaria 10 kg',
          sku: 'ARE-10',
          unidades: 6,
          total: 59_940,
        },
      ],
    },
  },
})
