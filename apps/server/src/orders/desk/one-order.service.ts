import { isTrueOf, type RepeatableMail } from '#rules/orders/repeatable-mails.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '../../db/connection.ts'
import type { PrescriptionMail } from '../../mail/mail-content.ts'
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

type Act = Pick<
  Awaited<ReturnType<StaffLog['ofOrder']>>[number],
  'actor' | 'createdAt' | 'detail' | 'changes'
> & { action: string }

/** An order as the desk opens it. */
export type OpenedOrder = OrderWithLines & {
  notes: OrderNote[]
  mails: StoredMail[]
  carriers: { id: number; name: string }[]
  /** What was done with it that is no step of it, the oldest first; nothing of whoever was forgotten. */
  acts: Act[]
  /** Whether it waits for a prescription that is not approved. */
  lacksPrescription: boolean
}

export type OneOrderService = ReturnType<typeof oneOrderService>

/** What the desk does with one order besides moving it and its money. Each act replies with how it then is. */
export function oneOrderService({
  database,
  outbox,
  mails,
  staffLog,
  balanceOf,
  lacksPrescription,
  prescriptionAnswer,
  sentPages,
}: {
  database: Database
  outbox: Outbox
  mails: Pick<MailService, 'ofOrder'>
  staffLog: Pick<StaffLog, 'note' | 'ofOrder'>
  /** What of an order's money has not gone back yet, in pesos. */
  balanceOf(executor: Executor, orderId: number): Promise<number>
  /** Whether an order needs a prescription that the shop has not approved. */
  lacksPrescription(executor: Executor, orderId: number): Promise<boolean>
  /** What the shop last said of its prescription; null where it is to say something of it, or it has none. */
  prescriptionAnswer(executor: Executor, orderId: number): Promise<PrescriptionMail | null>
  /** When the pages of its prescription were sent. */
  sentPages(executor: Executor, orderId: number): Promise<Date[]>
}) {
  async function actsOf({ id, number }: OrderWithLines): Promise<Act[]> {
    const pages = (await sentPages(database.db, id)).map((createdAt) => ({
      action: 'receta-recibida',
      actor: 'shopper',
      createdAt,
      detail: '',
      changes: [],
    }))
    const acts = [...pages, ...(await staffLog.ofOrder(number))]
    return acts.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  }

  /** NOT_FOUND. */
  async function open(orderId: number): Promise<OpenedOrder | Refusal> {
    const order = await ordersStore.findById(database.db, orderId)
    if (!order) return refuse('NOT_FOUND')
    return {
      ...order,
      notes: await orderNotesStore.ofOrder(database.db, orderId),
      mails: await mails.ofOrder(order.number),
      carriers: await editedOrderStore.carriersOf(database.db, orderId),
      acts: order.customerEmail ? await actsOf(order) : [],
      lacksPrescription: order.state === 'PENDING' && (await lacksPrescription(database.db, orderId)),
    }
  }

  /** Of an order that is locked; false where there is nothing to say. */
  async function stage(tx: Transaction, order: OrderWithLines, kind: RepeatableMail): Promise<boolean> {
    const { id, customerEmail: to, language } = order
    if (!to) return false
    if (kind !== 'prescription-answered') {
      const mail = { to, language, order: mailOf(order) }
      await outbox.stage(
        tx,
        kind === 'order-cancelled' ? { ...mail, kind, amount: await balanceOf(tx, id) } : { ...mail, kind },
      )
      return true
    }
    const prescription = await prescriptionAnswer(tx, id)
    if (prescription) await outbox.stage(tx, { to, language, kind, prescription })
    return prescription !== null
  }

  /** A second of two at once finds the first's mail waiting. */
  async function mailAgain(
    tx: Transaction,
    { orderId, kind }: { orderId: number; kind: RepeatableMail },
    agent: Agent,
  ): Promise<'ok' | Refusal> {
    if (!(await editedOrderStore.lock(tx, orderId))) return refuse('NOT_FOUND')
    const order = await ordersStore.findById(tx, orderId)
    if (!order?.customerEmail || !isTrueOf(kind, statusOf(order))) return refuse('ORDER_STATE')
    const same = (await mails.ofOrder(order.number, tx)).filter((mail) => mail.kind === kind)
    if (same.length === 0 || same.some(({ state }) => state === 'waiting')) return refuse('ORDER_STATE')
    if (!(await stage(tx, order, kind))) return refuse('ORDER_STATE')
    const subject = String(order.number)
    await staffLog.note(tx, { actor: agent, action: 'pedido-correo-reenviado', subject, detail: kind })
    return 'ok'
  }

  /** Tells the shopper the parcel's new number or carrier, as long as it is on its way. */
  async function tellWhereItIs(tx: Transaction, orderId: number): Promise<void> {
    const order = await ordersStore.findById(tx, orderId)
    if (order && isTrueOf('order-shipped', statusOf(order))) await stage(tx, order, 'order-shipped')
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
    if (isSentElsewhere(edit)) await tellWhereItIs(tx, orderId)
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

    /** See the call. A new number is mailed to the shopper who waits for the parcel and was told a wrong one. */
    edit: async (asked: AskedEdit & { orderId: number; version: number }, agent: Agent) =>
      opened(asked.orderId, await transactOrRefuse(database, (tx) => write(tx, asked, agent))),

    /** Mails it anew as it stands; ORDER_STATE where that is no longer so, was not mailed before, or still waits. */
    mailAgain: async (orderId: number, kind: RepeatableMail, agent: Agent) =>
      opened(orderId, await inTransaction(database, (tx) => mailAgain(tx, { orderId, kind }, agent))),
  }
}

const statusOf = ({ state, paymentState, preparationState }: OrderWithLines) => ({
  state,
  payment: paymentState,
  preparation: preparationState,
})

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
