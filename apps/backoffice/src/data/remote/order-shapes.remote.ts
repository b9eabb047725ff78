import type { WireReply } from '#contract/wire-types.ts'
import type { MailState, Order, OrderAddress, OrderSheet } from '../port/orders.port.ts'

export const mailStates = {
  esperando: 'waiting',
  enviado: 'sent',
  fallido: 'dead',
  vencido: 'expired',
} as const satisfies Record<string, MailState>

const toAddress = (wire: WireReply<'staff/pedido'>['direccion']): OrderAddress | null =>
  wire && {
    street: wire.calle,
    number: wire.numero,
    flat: wire.numerocasadepartamento,
    reference: wire.referencia,
    comuna: wire.comuna,
    region: wire.region,
  }

export const toSheet = (wire: WireReply<'staff/hojas-pedidos'>[number]): OrderSheet => ({
  id: wire.id_pedido,
  number: wire.numero_pedido,
  placedAt: wire.fechacreacion_pedido,
  customer: wire.nombre_cliente,
  phone: wire.telefono,
  address: toAddress(wire.direccion),
  branch: wire.sucursal,
  carrier: wire.transportista,
  isInvoiced: wire.tipo_documento === 'factura',
  note: wire.nota,
  lines: wire.lineas.map((line) => ({
    sku: line.sku,
    name: line.glosa_producto,
    options: line.opciones,
    quantity: line.cantidad,
    asked: line.en_retracto,
  })),
})

/** An order of the wire as the desk knows it. */
export function toOrder(wire: WireReply<'staff/pedido'>): Order {
  const row = (code: string) => wire.totales.find(({ codigo }) => codigo === code)?.price ?? 0
  const { pago, despacho, direccion, cliente, documento } = wire
  return {
    id: wire.id_pedido,
    number: wire.numero_pedido,
    state: wire.glosa_estado_pedido,
    payment: pago.estado_pago,
    preparation: wire.estado_preparacion,
    placedAt: wire.fechacreacion_pedido,
    paymentKind: pago.tipo_pago,
    paidAt: pago.fecha_pago,
    holdUntil: pago.vence,
    lines: wire.lineas.map((line) => ({
      productId: line.id_producto,
      slug: line.urlamigable,
      sku: line.sku,
      name: line.glosa_producto,
      picture: line.path_imagen,
      options: line.options.map(({ name, value }) => `${name}: ${value}`),
      price: line.price,
      quantity: line.quantity,
      total: line.total,
      unsent: line.no_enviadas,
      couponShare: line.parte_cupon,
    })),
    subtotal: wire.subtotal,
    shipping: row('SHIPPING_NET'),
    coupon: row('COUPON'),
    total: wire.valortotal_pedido,
    neto: wire.neto,
    iva: wire.iva,
    invoice: documento.datos_factura && {
      rut: documento.datos_factura.rut,
      legalName: documento.datos_factura.razon_social,
      activity: documento.datos_factura.giro,
      address: documento.datos_factura.direccion,
      comuna: documento.datos_factura.comuna,
    },
    carrier: despacho.transportista,
    isPickup: direccion === null,
    branch: despacho.sucursal,
    handedTo: wire.recibido_por,
    tracking: { number: despacho.numero_seguimiento, url: despacho.url_seguimiento },
    version: wire.version,
    lacksPrescription: wire.espera_receta === 1,
    carrierId: wire.id_transportista,
    carriers: wire.transportistas.map(({ id_transportista: id, nombre: name }) => ({ id, name })),
    notes: wire.notas.map((note) => ({
      id: note.id_nota,
      content: note.texto,
      author: note.responsable,
      at: note.fecha,
    })),
    mails: wire.correos.map((mail) => ({
      id: mail.id_correo,
      kind: mail.tipo_correo,
      to: mail.destinatario,
      state: mailStates[mail.estado],
      at: mail.fecha_envio ?? mail.fecha_creacion,
    })),
    address: toAddress(direccion),
    customer: {
      id: cliente.id_cliente,
      name: cliente.nombre,
      email: cliente.e_mail,
      rut: cliente.rut,
      phone: cliente.telefono,
    },
    note: wire.nota,
    history: wire.historial.map((step) => ({
      state: step.estado,
      payment: step.estado_pago,
      preparation: step.estado_preparacion,
      at: step.fecha,
      actor: step.responsable,
    })),
    acts: wire.actos.map((act) => ({
      action: act.accion,
      at: act.fecha,
      actor: act.responsable,
      detail: act.detalle,
      changes: act.cambios.map(({ campo, antes, despues }) => ({ field: campo, from: antes, to: despues })),
    })),
  }
}
