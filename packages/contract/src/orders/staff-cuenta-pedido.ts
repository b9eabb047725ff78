import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, id, pesos } from '../fields.ts'
import { refundMethods } from '../payments/refund-shapes.ts'

export const staffCuentaPedido = defineCall({
  name: 'staff/cuenta-pedido',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ id_pedido: id }),
  reply: z.object({
    pagado: pesos,
    /** What went back or is due to. */
    reembolsado: pesos,
    /** What may still go back; `staff/reembolsar-pago` wants to see it. */
    queda: pesos,
    /** Of what is left, what is promised for accepted requests and has not gone back. */
    comprometido: pesos,
    /** What the staff took in; what the gateway took is in `staff/pagos`. */
    pagos: z.array(
      z.object({
        monto: pesos,
        /** `2026-11-21`. */
        fecha_pago: z.string(),
        referencia: z.string(),
        responsable: z.string(),
        fecha: z.string(),
        /** Taken back as a mistake; else null. */
        anulado: z.object({ fecha: z.string(), responsable: z.string(), motivo: z.string() }).nullable(),
      }),
    ),
    reembolsos: z.array(
      z.object({
        id_reembolso: z.int(),
        monto: pesos,
        medio: z.enum(refundMethods),
        estado: z.enum(['DUE', 'DONE', 'FAILED']),
        /** 1: it failed, and nobody told whether the gateway has done it: its own pages do. */
        incierto: flag,
        /** Why: late, duplicate, mismatch, cancelled, staff, return. */
        motivo: z.string(),
        referencia: z.string(),
        responsable: z.string(),
        id_solicitud: z.int().nullable(),
        /** The units that were taken off the order with it; none where it is money alone. */
        lineas: z.array(z.object({ posicion: z.int(), cantidad: z.int() })),
        fecha: z.string(),
        fechahecho: z.string().nullable(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  doc: 'The money of an order: what came, what went back by whichever way, and what is left.',
  example: {
    request: { id_pedido: 1 },
    reply: {
      pagado: 46980,
      reembolsado: 3990,
      queda: 42990,
      comprometido: 0,
      pagos: [
        {
          monto: 46980,
          fecha_pago: '2026-11-02',
          referencia: '884512',
          responsable: 'Ana',
          fecha: '2026-11-02T14:03:00.000Z',
          anulado: null,
        },
      ],
      reembolsos: [
        {
          id_reembolso: 1,
          monto: 3990,
          medio: 'transferencia',
          estado: 'DONE',
          incierto: 0,
          motivo: 'return',
          referencia: '991203',
          responsable: 'Ana',
          id_solicitud: 1,
          lineas: [],
          fecha: '2026-11-09T14:03:00.000Z',
          fechahecho: '2026-11-09T14:03:00.000Z',
        },
      ],
    },
  },
})
