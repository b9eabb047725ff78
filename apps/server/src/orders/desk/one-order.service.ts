import { type Database, inTransaction, type Transaction } from '../../db/connection.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import type { MailService } from '../../mail/send-mail.service.ts'
import { isRefusal, type Refusal, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { changesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { mailOf } from '../order-mail.ts'
import { type OrderWithLines, ordersStore } from '../orders.store.ts'
import { type AskedEdit, editOrder } from './edit-order.ts'
import { type EditedOrder, editedOrderStore, type OrderEdit } from './edited-order.store.ts'
import { type OrderNote, orderNotesStore } from './order-notes.store.ts'

type Agent = NonNullable<StaffActor>
type StoredMail = Awaited<ReturnType<MailService['ofOrder']>>[number]
/** Mails that tell of an order as it stands, so that they can be written anew. */
type OrderMailKind = 'order-received' | 'order-paid' | 'order-ready' | 'order-shipped' | 'order-cancelled'

/** An order as the desk opens it. */
export type OpenedOrder = OrderWithLines & {
  notes: OrderNote[]
  mails: StoredMail[]
  carriers: { id: number; name: string }[]
}

export type OneOrderService = ReturnType<typeof oneOrderService>

/** What the desk does with one order besides moving it and its money. Each act replies with how it then is. */
export function oneOrderService({
  database,
  outbox,
  mails,
  staffLog,
}: {
  database: Database
  outbox: Outbox
  mails: Pick<MailService, 'ofOrder'>
  staffLog: Pick<StaffLog, 'note'>
}) {
  /** NOT_FOUND. */
  async function open(orderId: number): Promise<OpenedOrder | Refusal> {
    const order = await ordersStore.findById(database.db, orderId)
    if (!order) return refuse('NOT_FOUND')
    return {
      ...order,
      notes: await orderNotesStore.ofOrder(database.db, orderId),
      mails: await mails.ofOrder(order.number),
      carriers: await editedOrderStore.carriersOf(database.db, orderId),
    }
  }

  async function mailAgain(tx: Transaction, orderId: number, kind: OrderMailKind): Promise<boolean> {
    const order = await ordersStore.findById(tx, orderId)
    if (!order?.customerEmail) return false
    const { customerEmail: to, language } = order
    await outbox.stage(tx, { to, language, kind, order: mailOf(order) })
    return true
  }

  async function write(
    tx: Transaction,
    { orderId, version, ...asked }: AskedEdit & { orderId: number; version: number },
    agent: Agent,
  ): Promise<'ok' | Refusal> {
    const before = await editedOrderStore.lock(tx, orderId)
    if (!before) return refuse('NOT_FOUND')
    if (before.version !== version) return refuseEdited(before)
    const edit = editOrder(before, asked, await editedOrderStore.carriersOf(tx, orderId))
    if (isRefusal(edit)) return edit
    const changes = changesOf(wordsOf(before), wordsOf({ ...before, ...edit }))
    if (changes.length === 0) return 'ok'
    await editedOrderStore.write(tx, orderId, edit, agent.name)
    if (isSentElsewhere(edit)) await mailAgain(tx, orderId, 'order-shipped')
    const subject = String(before.number)
    await staffLog.note(tx, { actor: agent, action: 'pedido-editado', subject, changes })
    return 'ok'
  }

  const opened = async (orderId: number, done: 'ok' | Refusal) => (done === 'ok' ? open(orderId) : done)

  return {
    open,

    /** NOT_FOUND. The note itself says who wrote it, so that the log need not. */
    async note(note: { orderId: number; content: string; clientKey: string }, agent: Agent) {
      const before = await open(note.orderId)
      if (isRefusal(before)) return before
      await inTransaction(database, (tx) => orderNotesStore.insert(tx, { ...note, author: agent.name }))
      return open(note.orderId)
    },

    /** See the call. A new number is mailed to the shopper, who was told a wrong one. */
    edit: async (asked: AskedEdit & { orderId: number; version: number }, agent: Agent) =>
      opened(asked.orderId, await transactOrRefuse(database, (tx) => write(tx, asked, agent))),

    /** Mails it anew as it stands; ORDER_STATE where nothing of the kind was mailed before, or still waits. */
    async mailAgain(orderId: number, kind: OrderMailKind, agent: Agent): Promise<OpenedOrder | Refusal> {
      const order = await open(orderId)
      if (isRefusal(order)) return order
      const same = order.mails.filter((mail) => mail.kind === kind)
      if (same.length === 0 || same.some(({ state }) => state === 'waiting')) return refuse('ORDER_STATE')
      const isMailed = await inTransaction(database, async (tx) => {
        const subject = String(order.number)
        await staffLog.note(tx, { actor: agent, action: 'pedido-correo-reenviado', subject, detail: kind })
        return mailAgain(tx, orderId, kind)
      })
      return isMailed ? open(orderId) : refuse('ORDER_STATE')
    },
  }
}

const isSentElsewhere = (edit: OrderEdit) => edit.trackingNumber !== undefined || edit.carrierId !== undefined

/** What can be changed of an order, by the names that the wire has for it. */
const wordsOf = ({ address, phone, carrierName, trackingNumber }: EditedOrder) => ({
  calle: address?.street,
  numero: address?.number,
  numerocasadepartamento: address?.flat,
  referencia: address?.reference,
  telefono: phone,
  transportista: carrierName,
  numero_seguimiento: trackingNumber,
})

const refuseEdited = (order: EditedOrder): Refusal =>
  refuse('EDITED_MEANWHILE', {
    cambio: {
      version: order.version,
      responsable: order.editedBy,
      fecha: (order.editedAt ?? new Date(0)).toISOString(),
      ahora: wordsOf(order),
    },
  })
