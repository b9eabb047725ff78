import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'

export const staffMovimientosStock = defineCall({
  name: 'staff/movimientos-stock',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    id_producto: optionalId,
    id_sucursal: optionalId,
    id_pedido: optionalId,
    id_solicitud: optionalId,
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The last movement of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(
    z.object({
      id_movimiento: z.int(),
      id_producto: z.int(),
      /** Null once the product is gone. */
      glosa_producto: z.string().nullable(),
      id_sucursal: z.int(),
      sucursal: z.string(),
      id_atributo: z.int().nullable(),
      atributo: z.string().nullable(),
      /** Below 0 where units went. */
      cantidad: z.int(),
      /** The branch's units after it. */
      saldo: z.int(),
      motivo: z.enum([
        'inicial',
        'reservado',
        'liberado',
        'recibido',
        'devuelto',
        'perdido',
        'traslado',
        'contado',
        'sin_motivo',
      ]),
      /** `shopper`, `shop` for what happens by itself, `database`, or who of the staff. */
      responsable: z.string(),
      nota: z.string(),
      id_pedido: z.int().nullable(),
      id_solicitud: z.int().nullable(),
      fecha: z.string(),
    }),
  ),
  errors: [],
  doc: 'The book of stock, the newest first: of a product, a branch, an order or a request. The units of a branch are the sum of its movements.',
  example: {
    request: { id_producto: 1001 },
    reply: [
      {
        id_movimiento: 7,
        id_producto: 1001,
        glosa_producto: 'Arena sanitaria 10 kg',
        id_sucursal: 1,
        sucursal: 'Huella Ñuñoa',
        id_atributo: null,
        atributo: null,
        cantidad: 10,
        saldo: 22,
        motivo: 'recibido',
        responsable: 'Ana',
        nota: 'Guía 4410',
        id_pedido: null,
        id_solicitud: null,
        fecha: '2026-11-02T14:03:00.000Z',
      },
    ],
  },
})
