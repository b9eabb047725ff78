import { z } from 'zod'
import { shownMailKinds } from '#rules/shop/mail-kinds.ts'
import { flag, pesos } from '../fields.ts'
import { orderDetailForStaff, orderDetailForStaffExample } from './order-detail-shapes.ts'

/** What is done with an order that is no step of it: all by the staff, but that its shopper sends a page of a prescription. */
export const orderAct = z.enum([
  'pedido-editado',
  'pedido-correo-reenviado',
  'receta-recibida',
  'receta-aprobada',
  'receta-rechazada',
])

/** An order as the desk opens it: with what the staff wrote about it, what was mailed, and who could carry it. */
export const staffOrder = orderDetailForStaff.extend({
  /** Goes up with each edit; an edit names the one that it was read with. */
  version: z.int(),
  id_transportista: z.int(),
  /** Who took what was picked up; empty where nobody noted it. */
  recibido_por: z.string(),
  /** 1 while it waits for a prescription that nobody has approved: until then it is not prepared. */
  espera_receta: flag,
  /** Those that go to where it goes. */
  transportistas: z.array(z.object({ id_transportista: z.int(), nombre: z.string() })),
  /** The oldest first. */
  notas: z.array(
    z.object({ id_nota: z.int(), texto: z.string(), responsable: z.string(), fecha: z.string() }),
  ),
  lineas: z.array(
    orderDetailForStaff.shape.lineas.element.extend({
      sku: z.string(),
      /** What the coupon took off the line. */
      parte_cupon: pesos,
    }),
  ),
  /**
   * Its edits, the mails that were sent again, the pages of its prescription and what was decided of them, the oldest
   * first, by whom, and what was changed from what to what.
   */
  actos: z.array(
    z.object({
      accion: orderAct,
      responsable: z.string(),
      fecha: z.string(),
      /** Of a mail its kind; of a prescription that was refused, why. */
      detalle: z.string(),
      cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
    }),
  ),
  /** What was mailed about it, the oldest first; what a mail tells is never shown. */
  correos: z.array(
    z.object({
      id_correo: z.uuid(),
      tipo_correo: z.enum(shownMailKinds),
      destinatario: z.string(),
      estado: z.enum(['esperando', 'enviado', 'fallido', 'vencido']),
      fecha_creacion: z.string(),
      fecha_envio: z.string().nullable(),
    }),
  ),
})

export const staffOrderExample = {
  ...orderDetailForStaffExample,
  version: 1,
  id_transportista: 1,
  recibido_por: '',
  espera_receta: 0 as const,
  transportistas: [{ id_transportista: 1, nombre: 'Chilexpress' }],
  notas: [
    {
      id_nota: 1,
      texto: 'Llamó para pedir que vaya en una caja sin logo.',
      responsable: 'Ana',
      fecha: '2026-11-02T15:10:00.000Z',
    },
  ],
  lineas: orderDetailForStaffExample.lineas.map((line) => ({ ...line, sku: 'AND-1001', parte_cupon: 0 })),
  actos: [
    {
      accion: 'pedido-editado' as const,
      responsable: 'Ana',
      fecha: '2026-11-02T15:12:00.000Z',
      detalle: '',
      cambios: [{ campo: 'numero', antes: '711', despues: '7112' }],
    },
  ],
  correos: [
    {
      id_correo: '7d3c1f3a-5b52-4f0e-9a53-1f0f5a3b2c1d',
      tipo_correo: 'order-received' as const,
      destinatario: 'camila@example.cl',
      estado: 'enviado' as const,
      fecha_creacion: '2026-11-02T14:03:00.000Z',
      fecha_envio: '2026-11-02T14:03:02.000Z',
    },
  ],
}
