import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flagInput, optionalId, pesos } from '../fields.ts'

export const staffPagos = defineCall({
  name: 'staff/pagos',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    id_pedido: optionalId,
    /** 1: those that somebody has to look at alone. */
    atencion: flagInput,
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The last attempt of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_pago: z.int(),
      id_pedido: z.int(),
      numero_pedido: z.int(),
      /** As the gateway's own pages call it. */
      orden_compra: z.string(),
      estado: z.enum([
        'OPENING',
        'OPEN',
        'CLAIMED',
        'APPROVED',
        'REJECTED',
        'ABORTED',
        'EXPIRED',
        'FORM_ERROR',
        'FAILED',
        'SUPERSEDED',
        'LOST',
      ]),
      monto: pesos,
      /** What the gateway says that it charged; null before it said so. */
      monto_cobrado: pesos.nullable(),
      codigo_autorizacion: z.string().nullable(),
      tipo_tarjeta: z.string().nullable(),
      tarjeta: z.string().nullable(),
      fechacreacion: z.string(),
      fecharesuelto: z.string().nullable(),
      reembolsos: z.array(
        z.object({
          id_reembolso: z.int(),
          monto: pesos,
          /** Why: late, duplicate, mismatch, cancelled, staff. */
          motivo: z.string(),
          responsable: z.string(),
          estado: z.enum(['DUE', 'DONE', 'FAILED']),
          intentos: z.int(),
          error: z.string().nullable(),
          fechacreacion: z.string(),
          fechahecho: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
  doc: 'Attempts to pay through the gateway with what was paid back of them, the newest first: of an order, or all. With `atencion` those alone that are stuck for 30 minutes, whose fate the gateway never told (LOST), or of which a refund is tried in vain or was refused for good (FAILED).',
  example: {
    request: { id_pedido: 1 },
    reply: [
      {
        id_pago: 1,
        id_pedido: 1,
        numero_pedido: 10001,
        orden_compra: '10001-1',
        estado: 'APPROVED',
        monto: 46980,
        monto_cobrado: 46980,
        codigo_autorizacion: '1213',
        tipo_tarjeta: 'VN',
        tarjeta: '6623',
        fechacreacion: '2026-11-02T14:03:00.000Z',
        fecharesuelto: '2026-11-02T14:05:00.000Z',
        reembolsos: [],
      },
    ],
  },
})
