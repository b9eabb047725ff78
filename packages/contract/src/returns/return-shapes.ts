import { z } from 'zod'
import { returnKinds, returnRemedies, returnStates } from '#rules/orders/returns.ts'

/** A request about an order that was bought: to take it back (retracto) or its guarantee. */
export const returnRequest = z.object({
  id_solicitud: z.int(),
  id_pedido: z.int(),
  numero_pedido: z.int(),
  tipo: z.enum(returnKinds),
  estado: z.enum(returnStates),
  preferencia: z.enum(returnRemedies),
  motivo: z.string(),
  fecha: z.string(),
  lineas: z.array(
    z.object({
      /** Which of the order's lines, from 0. */
      posicion: z.int(),
      glosa_producto: z.string(),
      cantidad: z.int(),
      /** Units of it that the shop has put back into stock, those that never left included. */
      en_stock: z.int(),
    }),
  ),
  /** What is paid back for it, in pesos; null where nothing is, as for a repair or one that was rejected. */
  monto: z.int().nullable(),
  /** The last day for it, `2026-12-21`; null where nothing is paid back. */
  reembolsar_hasta: z.string().nullable(),
  /** What of it is done, in pesos. */
  reembolsado: z.int(),
  /** Money that goes back for it: DUE is on its way, DONE was paid. */
  reembolsos: z.array(
    z.object({
      monto: z.int(),
      medio: z.enum(['webpay', 'transferencia', 'tienda']),
      estado: z.enum(['DUE', 'DONE', 'FAILED']),
      fecha: z.string(),
    }),
  ),
  /** The oldest first. */
  historial: z.array(
    z.object({
      estado: z.enum(returnStates),
      respuesta: z.string(),
      /** `shopper`, `shop`; to the staff alone, the name of whoever of them it was. */
      responsable: z.string(),
      fecha: z.string(),
    }),
  ),
})

export const returnRequestExample = {
  id_solicitud: 1,
  id_pedido: 1,
  numero_pedido: 10001,
  tipo: 'RETRACTO' as const,
  estado: 'RECEIVED' as const,
  preferencia: 'DEVOLUCION' as const,
  motivo: 'No era la talla que buscaba.',
  fecha: '2026-11-06T14:03:00.000Z',
  lineas: [
    {
      posicion: 0,
      glosa_producto: 'Alimento perro adulto raza mediana, pollo y arroz 15 kg',
      cantidad: 1,
      en_stock: 0,
    },
  ],
  monto: 42990,
  reembolsar_hasta: '2026-12-21',
  reembolsado: 0,
  reembolsos: [],
  historial: [
    {
      estado: 'RECEIVED' as const,
      respuesta: '',
      responsable: 'shopper',
      fecha: '2026-11-06T14:03:00.000Z',
    },
  ],
}
