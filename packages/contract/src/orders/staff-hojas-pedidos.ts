import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, jsonField } from '../fields.ts'
import { staffRoles } from '../staff/staff-role.ts'
import { order } from './order-shapes.ts'

export const staffHojasPedidos = defineCall({
  name: 'staff/hojas-pedidos',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ pedidos: jsonField(z.array(id).min(1).max(100)) }),
  reply: z.array(
    z.object({
      id_pedido: z.int(),
      numero_pedido: z.int(),
      fechacreacion_pedido: z.string(),
      nombre_cliente: z.string(),
      telefono: z.string(),
      direccion: order.shape.direccion,
      /** The branch where it is picked up; null for home delivery. */
      sucursal: z.string().nullable(),
      transportista: z.string(),
      tipo_documento: z.enum(['boleta', 'factura']),
      /** What the shopper wrote. */
      nota: z.string(),
      lineas: z.array(
        z.object({
          sku: z.string(),
          glosa_producto: z.string(),
          /** `Talla: M`. */
          opciones: z.array(z.string()),
          /** Units that are to be sent, or were: none of what was taken off the order. */
          cantidad: z.int(),
          /** Of these, units that its shopper asks to withdraw from, while nobody has answered. */
          en_retracto: z.int(),
        }),
      ),
    }),
  ),
  errors: [],
  doc: 'What is printed of orders to pick and to pack them, by their numbers, up to 100 at once; those that there are not are left out, and so are units that are not sent. No prices.',
  example: {
    request: { pedidos: [1] },
    reply: [
      {
        id_pedido: 1,
        numero_pedido: 10001,
        fechacreacion_pedido: '2026-11-02T14:03:00.000Z',
        nombre_cliente: 'Camila Rojas',
        telefono: '+56912345678',
        direccion: {
          calle: 'Avenida Vicuña Mackenna',
          numero: '7110',
          numerocasadepartamento: '',
          referencia: '',
          comuna: 'La Florida',
          region: 'Metropolitana de Santiago',
        },
        sucursal: null,
        transportista: 'Chilexpress',
        tipo_documento: 'boleta',
        nota: '',
        lineas: [
          {
            sku: 'AND-15',
            glosa_producto: 'Alimento perro adulto raza mediana, pollo y arroz 15 kg',
            opciones: [],
            cantidad: 1,
            en_retracto: 0,
          },
        ],
      },
    ],
  },
})
