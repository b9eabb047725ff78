import { z } from 'zod'
import { pesos, textLanguage } from '../fields.ts'
import { deliveryKindId } from '../shipping/delivery-kind-shape.ts'

export const orderStates = ['PENDING', 'SHIPPED', 'COMPLETED', 'CANCELLED'] as const

/** What the carrier says of a parcel; null until it is sent, or where the carrier says nothing. */
export const parcel = {
  numero_seguimiento: z.string().nullable(),
  /** The carrier's own page for it. */
  url_seguimiento: z.string().nullable(),
}

/** Where to transfer to. */
const instrucciones = z.object({
  banco: z.string(),
  tipo_cuenta: z.string(),
  numero_cuenta: z.string(),
  titular: z.string(),
  rut: z.string(),
  correo: z.string(),
})

/** What of an order is still to be paid: how, how much in pesos, and until when its stock is held. */
export const due = z.object({
  tipo_pago: z.enum(['transferencia', 'webpay', 'pago_en_tienda']),
  monto: pesos,
  vence: z.string().nullable(),
  /** For a transfer alone. */
  instrucciones: instrucciones.optional(),
})

/** Where the branch of a pickup stands; the phone is E.164. */
export const pickupPlace = z.object({ direccion: z.string(), comuna: z.string(), telefono: z.string() })

export const order = z.object({
  id_pedido: z.int(),
  numero_pedido: z.int(),
  token: z.string(),
  glosa_estado_pedido: z.enum(orderStates),
  fechacreacion_pedido: z.string(),
  lineas: z.array(
    z.object({
      id_producto: z.int(),
      urlamigable: z.string(),
      glosa_producto: z.string(),
      /** Of the names of the product and of its options, which are stored in Spanish. */
      idioma: textLanguage,
      path_imagen: z.string(),
      price: pesos,
      quantity: z.int(),
      total: pesos,
      /** Of `quantity`, units that are not sent: taken off it, or withdrawn from before it left. */
      no_enviadas: z.int(),
      /** `id_atributo` is the value's, as the cart sends it to buy the same again. */
      options: z.array(z.object({ name: z.string(), value: z.string(), id_atributo: z.int() })),
    }),
  ),
  cantidad_productos: z.int(),
  subtotal: pesos,
  /** Rows above 0, by stable code (D14). */
  totales: z.array(
    z.object({ codigo: z.enum(['SHIPPING', 'SHIPPING_DISCOUNT', 'SHIPPING_NET', 'COUPON']), price: pesos }),
  ),
  valortotal_pedido: pesos,
  neto: pesos,
  iva: pesos,
  pago: z.object({
    tipo_pago: z.enum(['transferencia', 'webpay', 'pago_en_tienda']),
    estado_pago: z.enum(['WAITING', 'PAID', 'REJECTED', 'EXPIRED', 'REFUNDED']),
    /** Until when the stock is held for an order that is not paid; ISO 8601. */
    vence: z.string().nullable(),
    /** When it was paid; ISO 8601, null while it is not. Days of a delivery by transfer count from then. */
    fecha_pago: z.string().nullable(),
    instrucciones: instrucciones.optional(),
  }),
  documento: z.object({ tipo_documento: z.enum(['boleta', 'factura']) }),
  despacho: z.object({
    transportista: z.string(),
    tipo_despacho: deliveryKindId,
    plazo: z.object({ desde: z.int(), hasta: z.int() }),
    /** The branch where it is picked up; null for home delivery. */
    sucursal: z.string().nullable(),
    retiro: pickupPlace.nullable(),
    ...parcel,
  }),
  direccion: z
    .object({
      calle: z.string(),
      numero: z.string(),
      numerocasadepartamento: z.string(),
      referencia: z.string(),
      comuna: z.string(),
      region: z.string(),
    })
    .nullable(),
  cliente: z.object({ nombre: z.string(), e_mail: z.string() }),
  historial: z.array(z.object({ estado: z.enum(orderStates), fecha: z.string() })),
})

export const orderExample = {
  id_pedido: 1,
  numero_pedido: 10001,
  token: '0123456789abcdef0123456789abcdef',
  glosa_estado_pedido: 'PENDING' as const,
  fechacreacion_pedido: '2026-11-02T14:03:00.000Z',
  lineas: [
    {
      id_producto: 1001,
      urlamigable: 'andino-perro-adulto-raza-mediana-pollo-arroz-15-kg',
      glosa_producto: 'Alimento perro adulto raza mediana, pollo y arroz 15 kg',
      path_imagen: '/media/p-1001.svg',
      price: 42990,
      quantity: 1,
      total: 42990,
      no_enviadas: 0,
      options: [],
    },
  ],
  cantidad_productos: 1,
  subtotal: 42990,
  totales: [
    { codigo: 'SHIPPING' as const, price: 3990 },
    { codigo: 'SHIPPING_NET' as const, price: 3990 },
  ],
  valortotal_pedido: 46980,
  neto: 39479,
  iva: 7501,
  pago: {
    tipo_pago: 'transferencia' as const,
    estado_pago: 'WAITING' as const,
    vence: '2026-11-04T14:03:00.000Z',
    fecha_pago: null,
  },
  documento: { tipo_documento: 'boleta' as const },
  despacho: {
    transportista: 'Chilexpress',
    tipo_despacho: 1 as const,
    plazo: { desde: 1, hasta: 3 },
    sucursal: null,
    retiro: null,
    numero_seguimiento: null,
    url_seguimiento: null,
  },
  direccion: {
    calle: 'Avenida Vicuña Mackenna',
    numero: '7110',
    numerocasadepartamento: '',
    referencia: '',
    comuna: 'La Florida',
    region: 'Metropolitana de Santiago',
  },
  cliente: { nombre: 'Camila Rojas', e_mail: 'camila@example.cl' },
  historial: [{ estado: 'PENDING' as const, fecha: '2026-11-02T14:03:00.000Z' }],
}
