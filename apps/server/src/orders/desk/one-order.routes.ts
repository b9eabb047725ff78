import { orderAct } from '#contract/orders/staff-order-shape.ts'
import { shownMailKind } from '#rules/shop/mail-kinds.ts'
import type { BankAccount } from '#rules/shop/shop-facts.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { mailStateNames } from '../../mail/mail-state-names.ts'
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts'
import { presentChanges } from '../../staff/log/staff-log.routes.ts'
import { presentForShop } from '../orders.present.ts'
import type { OneOrderService, OpenedOrder } from './one-order.service.ts'

/** The staff's calls about one order. */
export function oneOrderRoutes(orders: OneOrderService, bank: () => Promise<BankAccount | null>) {
  async function present(order: OpenedOrder | Refusal) {
    if (isRefusal(order)) return order
    const shown = presentForShop(order, await bank())
    return {
      ...shown,
      version: order.version,
      recibido_por: order.handedTo,
      id_transportista: order.carrierId,
      espera_receta: order.lacksPrescription ? (1 as const) : (0 as const),
      transportistas: order.carriers.map(({ id, name }) => ({ id_transportista: id, nombre: name })),
      notas: order.notes.map((note) => ({
        id_nota: note.id,
        texto: note.content,
        responsable: note.author,
        fecha: note.writtenAt.toISOString(),
      })),
      lineas: shown.lineas.map((line, place) => ({
        ...line,
        sku: order.lines[place]?.sku ?? '',
        parte_cupon: order.lines[place]?.couponShare ?? 0,
      })),
      actos: order.acts.map((act) => ({
        accion: orderAct.parse(act.action),
        responsable: act.actor,
        fecha: act.createdAt.toISOString(),
        detalle: act.detail,
        cambios: presentChanges(act.changes),
      })),
      correos: order.mails.map((mail) => ({
        id_correo: mail.id,
        tipo_correo: shownMailKind(mail.kind),
        destinatario: mail.recipient,
        estado: mailStateNames[mail.state],
        fecha_creacion: mail.createdAt.toISOString(),
        fecha_envio: mail.sentAt?.toISOString() ?? null,
      })),
    }
  }
  return {
    'staff/pedido': async ({ id_pedido: orderId }) => present(await orders.open(orderId)),

    'staff/anotar-pedido': async (sent, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const note = { orderId: sent.id_pedido, content: sent.texto, clientKey: sent.clave_idempotencia }
      return present(await orders.note(note, staff))
    },

    'staff/editar-pedido': async (sent, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { direccion } = sent
      const asked = {
        orderId: sent.id_pedido,
        version: sent.version,
        address: direccion && {
          street: direccion.calle,
          number: direccion.numero,
          flat: direccion.numerocasadepartamento,
          reference: direccion.referencia,
        },
        phone: sent.telefono,
        carrierId: sent.id_transportista,
        trackingNumber: sent.numero_seguimiento,
      }
      return present(await orders.edit(asked, staff))
    },

    'staff/reenviar-correo-pedido': async ({ id_pedido: orderId, tipo_correo: kind }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      return present(await orders.mailAgain(orderId, kind, staff))
    },
  } satisfies Handlers
}
