import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, id, optionalId, pesosInput, text } from '../fields.ts'
import { orderDetailForStaff, orderDetailForStaffExample } from './order-detail-shapes.ts'

/** What the warehouse and who talks to shoppers may do to an order; that it is paid, and whether it is served, the managers say. */
export const handlingActions = ['preparar', 'alistar', 'despachar', 'entregar'] as const

const blank = (value: unknown) => (value === '' ? undefined : value)

export const staffCambiarEstadoPedido = defineCall({
  name: 'staff/cambiar-estado-pedido',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent', 'warehouse'],
  ours: true,
  request: z
    .object({
      id_pedido: id,
      accion: z.enum([
        'pagar',
        'anular-pago',
        'preparar',
        'alistar',
        'despachar',
        'entregar',
        'cancelar',
        'reabrir',
      ]),
      /** With `pagar`: how much came, in pesos; left out, the order's total. */
      monto: z.preprocess(blank, pesosInput.min(1).optional()),
      /** With `pagar`: the day that it came, which is none to come; left out, today. */
      fecha_pago: z.preprocess(blank, day.optional()),
      /** With `pagar`: what the bank or the till calls it. */
      referencia: text(80).default(''),
      /** With `anular-pago`: why it was no payment of this order. */
      motivo: text(200).default(''),
      /** With `despachar`: the number that the carrier gave the parcel. */
      numero_seguimiento: z
        .string()
        .trim()
        .regex(/^([0-9A-Za-z-]{4,40})?$/)
        .default(''),
      /** With `despachar`: who carries it, where that is not who was chosen. */
      id_transportista: optionalId,
      /** With `entregar`, of what is picked up: who took it. */
      recibe: text(120).default(''),
    })
    .refine(({ accion, motivo }) => accion !== 'anular-pago' || motivo !== '', {
      path: ['motivo'],
      error: 'FIELD_REQUIRED',
    }),
  reply: orderDetailForStaff,
  errors: [
    'NOT_FOUND',
    'ROLE_FORBIDDEN',
    'ORDER_STATE',
    'PAYMENT_TOO_LITTLE',
    'OUT_OF_STOCK',
    'INVALID_REQUEST',
    'PRESCRIPTION_PENDING',
  ],
  doc: "Moves an order as the table of legal moves allows (D31) and replies with it. `pagar` says that a transfer has come, or that it was paid in the shop, keeps amount, day and reference, and tells the shopper (PAYMENT_TOO_LITTLE: less than the total, unless the order was cancelled); `anular-pago`, with `motivo`, takes that back until the order leaves; `reabrir` serves an order that was cancelled before its money came, with its units taken off the stock again (OUT_OF_STOCK); `despachar` tells them too, with `numero_seguimiento` and the carrier's page for it (INVALID_REQUEST names `id_transportista` where that one does not go there), `entregar` keeps who took what was picked up (`recibe`), `cancelar` gives stock and coupon back and closes its return requests, whose money goes back with the rest. Money goes back by `staff/reembolsar-pago`. The warehouse and agents prepare, make ready, ship and hand over; the rest is the managers' (ROLE_FORBIDDEN). What needs a prescription is not prepared before that is approved (PRESCRIPTION_PENDING). A move that is not legal, also the second of two at once, is ORDER_STATE.",
  example: { request: { id_pedido: 1, accion: 'pagar' }, reply: orderDetailForStaffExample },
})
