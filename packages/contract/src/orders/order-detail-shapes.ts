import { z } from 'zod'
import { order, orderExample, orderStates } from './order-shapes.ts'

/** One step of an order: how it stood after it. */
export const orderStep = z.object({
  estado: z.enum(orderStates),
  estado_pago: z.enum(['WAITING', 'PAID', 'REJECTED', 'EXPIRED', 'REFUNDED']),
  estado_preparacion: z.enum(['NONE', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED']),
  fecha: z.string(),
})

const datosFactura = z.object({
  rut: z.string(),
  razon_social: z.string(),
  giro: z.string(),
  direccion: z.string(),
  comuna: z.string(),
})

/** An order as its owner sees it: with the person, the document's data and who moved it. */
export const orderDetail = order.extend({
  estado_preparacion: orderStep.shape.estado_preparacion,
  documento: z.object({
    tipo_documento: z.enum(['boleta', 'factura']),
    /** Null for a boleta. */
    datos_factura: datosFactura.nullable(),
  }),
  cliente: z.object({
    id_cliente: z.int(),
    nombre: z.string(),
    e_mail: z.string(),
    /** `12345678-5`. */
    rut: z.string(),
    /** E.164. */
    telefono: z.string(),
  }),
  nota: z.string(),
  historial: z.array(
    orderStep.extend({
      /** `shopper`, `shop`; to the staff alone, the name of whoever of them it was. */
      responsable: z.string(),
    }),
  ),
})

export const orderDetailExample = {
  ...orderExample,
  estado_preparacion: 'NONE' as const,
  documento: { tipo_documento: 'boleta' as const, datos_factura: null },
  cliente: {
    id_cliente: 1,
    nombre: 'Camila Rojas',
    e_mail: 'camila@example.cl',
    rut: '12345678-5',
    telefono: '+56912345678',
  },
  nota: '',
  historial: [
    {
      estado: 'PENDING' as const,
      estado_pago: 'WAITING' as const,
      estado_preparacion: 'NONE' as const,
      fecha: '2026-11-02T14:03:00.000Z',
      responsable: 'shopper',
    },
  ],
}

/** As the staff see it: its token is its shopper's key, to their prescription as well, which few of the staff may read. */
export const orderDetailForStaff = orderDetail.omit({ token: true })

const { token: _, ...withoutToken } = orderDetailExample
export const orderDetailForStaffExample = withoutToken
