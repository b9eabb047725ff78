import type { WireReply } from '#contract/wire-types.ts'
import type { Order, OrdersPort } from '../port/orders.port.ts'
import type { Wire } from './wire.ts'

export function ordersRemote(wire: Wire): OrdersPort {
  return {
    async trackOrder(number, email) {
      const wired = await wire.post('seguir-pedido', { numero_pedido: number, e_mail_cliente: email })
      const { despacho } = wired
      return {
        number: wired.numero_pedido,
        state: wired.glosa_estado_pedido,
        payment: wired.estado_pago,
        preparation: wired.estado_preparacion,
        createdAt: wired.fechacreacion_pedido,
        quantity: wired.cantidad_productos,
        delivery: {
          carrier: despacho.transportista,
          kind: despacho.tipo_despacho,
          days: { from: despacho.plazo.desde, to: despacho.plazo.hasta },
          branch: despacho.sucursal,
          comuna: despacho.comuna,
        },
        history: wired.historial
          .map((step) => ({
            state: step.estado,
            payment: step.estado_pago,
            preparation: step.estado_preparacion,
            at: step.fecha,
          }))
          .toSorted((a, b) => a.at.localeCompare(b.at)),
      }
    },
  }
}

export function toOrder(wire: WireReply<'pedido-por-token'>): Order {
  const { instrucciones } = wire.pago
  return {
    id: wire.id_pedido,
    number: wire.numero_pedido,
    token: wire.token,
    state: wire.glosa_estado_pedido,
    createdAt: wire.fechacreacion_pedido,
    lines: wire.lineas.map((line) => ({
      productId: line.id_producto,
      slug: line.urlamigable,
      name: line.glosa_producto,
      image: line.path_imagen,
      price: line.price,
      quantity: line.quantity,
      total: line.total,
      options: line.options,
    })),
    quantity: wire.cantidad_productos,
    subtotal: wire.subtotal,
    totals: wire.totales.map((row) => ({ code: row.codigo, amount: row.price })),
    total: wire.valortotal_pedido,
    neto: wire.neto,
    iva: wire.iva,
    payment: {
      kind: wire.pago.tipo_pago,
      state: wire.pago.estado_pago,
      dueAt: wire.pago.vence,
      instructions: instrucciones
        ? {
            bank: instrucciones.banco,
            accountKind: instrucciones.tipo_cuenta,
            accountNumber: instrucciones.numero_cuenta,
            holder: instrucciones.titular,
            rut: instrucciones.rut,
            email: instrucciones.correo,
          }
        : null,
    },
    document: wire.documento.tipo_documento,
    delivery: {
      carrier: wire.despacho.transportista,
      kind: wire.despacho.tipo_despacho,
      days: { from: wire.despacho.plazo.desde, to: wire.despacho.plazo.hasta },
      branch: wire.despacho.sucursal,
    },
    address: wire.direccion && {
      street: wire.direccion.calle,
      number: wire.direccion.numero,
      flat: wire.direccion.numerocasadepartamento,
      reference: wire.direccion.referencia,
      comuna: wire.direccion.comuna,
      region: wire.direccion.region,
    },
    customer: { name: wire.cliente.nombre, email: wire.cliente.e_mail },
  }
}
