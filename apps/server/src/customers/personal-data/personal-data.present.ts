import type { z } from 'zod'
import type { personalData } from '#contract/customers/mis-datos.ts'
import { presentAddress } from '../../addresses/addresses.present.ts'
import type { OrderWithLines } from '../../orders/orders.service.ts'
import { presentCustomer } from '../customers.present.ts'
import type { PersonalData } from './personal-data.service.ts'

const kindOf = (kind: 'guest' | 'customer') => (kind === 'customer' ? 'cliente' : 'invitado')

/** What is stored of a person, as the wire shows it to them. */
export function presentPersonalData(data: PersonalData): z.input<typeof personalData> {
  return {
    datos: presentCustomer(data.customer, data.address),
    tipo: kindOf(data.customer.kind),
    correo_comprobado: data.customer.emailProvenAt?.toISOString() ?? null,
    consentimientos: data.consents.map(({ purpose, given, version, happenedAt }) => ({
      proposito: purpose === 'terms' ? 'terminos' : 'publicidad',
      otorgado: given ? 1 : 0,
      version,
      fecha: happenedAt.toISOString(),
    })),
    sesiones: data.sessions.map(({ kind, createdAt, expiresAt }) => ({
      tipo: kindOf(kind),
      abierta: createdAt.toISOString(),
      vence: expiresAt.toISOString(),
    })),
    direcciones: data.addresses.map(presentAddress),
    pedidos: data.orders.map(presentOrder),
    // Moments become text, as in every reply.
    otros: JSON.parse(JSON.stringify(data.others)),
  }
}

function presentOrder(order: OrderWithLines) {
  return {
    id_pedido: order.id,
    numero_pedido: order.number,
    glosa_estado_pedido: order.state,
    fechacreacion_pedido: order.createdAt.toISOString(),
    nombre: order.customerName,
    correo: order.customerEmail,
    rut: order.customerRut,
    telefono: order.customerPhone,
    nota: order.note,
    direccion: order.address && { ...order.address },
    tipo_documento: order.documentKind,
    datos_factura: order.invoice && { ...order.invoice },
    productos: order.lines.map(({ name, unitPrice, quantity, total }) => ({
      glosa_producto: name,
      price: unitPrice,
      quantity,
      total,
    })),
    subtotal: order.subtotal,
    despacho: order.shippingNet,
    cupon: order.couponAmount,
    total: order.total,
    neto: order.neto,
    iva: order.iva,
  }
}
