import type { OrderMove } from '#rules/orders/order-moves.ts'
import type { OrderQueue } from '#rules/orders/order-queues.ts'
import type { OrderState, PaymentState, PreparationState } from '#rules/orders/order-states.ts'
import type { RepeatableMail } from '#rules/orders/repeatable-mails.ts'
import type { ShownMailKind } from '#rules/shop/mail-kinds.ts'
import type { ConnectionState } from './chat.port.ts'

export type PaymentKind = 'transferencia' | 'webpay' | 'pago_en_tienda'

/** What a list of orders is narrowed by; days are days of Chile, `2026-11-21`. */
export type OrderFilter = {
  queue: OrderQueue | null
  /** A number, a name, an e-mail, a RUT or a product; empty for all. */
  text: string
  paymentKind: PaymentKind | null
  delivery: 'home' | 'pickup' | null
  from: string | null
  to: string | null
}

/** A list by its name. */
export type OrderView = {
  id: number
  name: string
  filter: OrderFilter
  /** Whether the team sees it too. */
  isShared: boolean
  /** Whether it is of who is signed in. */
  isOwn: boolean
  author: string
}

type Status = { state: OrderState; payment: PaymentState; preparation: PreparationState }

/** An order as the list shows it. Amounts are pesos, moments ISO 8601. */
export type ListedOrder = Status & {
  id: number
  number: number
  paymentKind: PaymentKind
  isPickup: boolean
  placedAt: string
  customer: string
  /** Where it is sent; null for a pickup. */
  comuna: string | null
  total: number
  /** Units over all lines. */
  units: number
}

export type OrderLine = {
  sku: string
  productId: number
  slug: string
  name: string
  picture: string
  /** 'Talla: M'. */
  options: string[]
  price: number
  quantity: number
  total: number
  /** Of these, units that are not sent. */
  unsent: number
  /** What the coupon took off the line. */
  couponShare: number
}

export type OrderAddress = {
  street: string
  number: string
  flat: string
  reference: string
  comuna: string
  region: string
}

export type Order = Status & {
  id: number
  number: number
  placedAt: string
  paymentKind: PaymentKind
  paidAt: string | null
  /** Until when its stock is held while it is not paid. */
  holdUntil: string | null
  lines: OrderLine[]
  subtotal: number
  shipping: number
  coupon: number
  total: number
  neto: number
  iva: number
  /** Null for a boleta. */
  invoice: { rut: string; legalName: string; activity: string; address: string; comuna: string } | null
  carrier: string
  isPickup: boolean
  branch: string | null
  /** Who took what was picked up; empty where nobody noted it. */
  handedTo: string
  tracking: { number: string | null; url: string | null }
  /** Goes up with each edit; an edit names it. */
  version: number
  /** Whether it waits for a prescription that nobody has approved: until then it is not prepared. */
  lacksPrescription: boolean
  carrierId: number
  /** Those that go to where it goes. */
  carriers: { id: number; name: string }[]
  notes: { id: number; content: string; author: string; at: string }[]
  mails: { id: string; kind: ShownMailKind; to: string; state: MailState; at: string }[]
  address: OrderAddress | null
  customer: { id: number; name: string; email: string; rut: string; phone: string }
  note: string
  history: (Status & { at: string; actor: string })[]
  /**
   * What was done that is no step of it: `action` and `changes` as the log has them; `detail` of a mail is its kind, of a
   * prescription why it was refused.
   */
  acts: {
    action:
      | 'pedido-editado'
      | 'pedido-correo-reenviado'
      | 'receta-recibida'
      | 'receta-aprobada'
      | 'receta-rechazada'
    at: string
    actor: string
    detail: string
    changes: { field: string; from: string; to: string }[]
  }[]
}

export type MailState = 'waiting' | 'sent' | 'dead' | 'expired'

/** What an edit changes; what it leaves out stays. */
export type OrderEdit = {
  address?: Partial<Pick<OrderAddress, 'street' | 'number' | 'flat' | 'reference'>>
  phone?: string
  carrierId?: number
  trackingNumber?: string
}

export type RefundMethod = 'webpay' | 'transferencia' | 'tienda'

/** The money of an order, in pesos. */
export type OrderMoney = {
  paid: number
  refunded: number
  /** What may still go back. */
  left: number
  /** Of that, what is promised for accepted return requests. */
  promised: number
  received: {
    amount: number
    paidOn: string
    reference: string
    by: string
    undone: { at: string; by: string; reason: string } | null
  }[]
  /** What Webpay charged; null where it did not say by which card. Debit and prepaid are paid back whole only. */
  charges: {
    amount: number
    at: string
    card: 'debit' | 'prepaid' | 'credit' | null
    authorization: string | null
  }[]
  refunds: {
    id: number
    amount: number
    method: RefundMethod
    state: 'DUE' | 'DONE' | 'FAILED'
    /** It failed, and only Webpay's own pages tell whether it was done. */
    isUncertain: boolean
    reference: string
    by: string
    at: string
    /** The units that were taken off the order with it. */
    lines: UnitsOfLine[]
  }[]
}

/** So many units of a line of an order. */
export type UnitsOfLine = { position: number; quantity: number }

export type ReceivedPayment = { amount: number | null; paidOn: string | null; reference: string }

export type RefundRequest = {
  orderId: number
  /** Null for all that is left. */
  amount: number | null
  /** What the sender saw as left. */
  seenLeft: number
  method: RefundMethod
  reference: string
  /** The accepted return request that it is for. */
  returnRequestId: number | null
  /** The units that are taken off the order with it; none where it is money alone. */
  lines: readonly UnitsOfLine[]
  key: string
}

/** What is printed of an order. */
export type OrderSheet = {
  id: number
  number: number
  placedAt: string
  customer: string
  /** E.164. */
  phone: string
  address: OrderAddress | null
  branch: string | null
  carrier: string
  isInvoiced: boolean
  note: string
  /** What is to be sent, or was; of it `asked` units their shopper asks to withdraw from. */
  lines: { sku: string; name: string; options: string[]; quantity: number; asked: number }[]
}

/** What is done with an order by the table of moves, besides its money. */
export type PlainMove = Exclude<OrderMove, 'pay' | 'unpay' | 'ship'>

/** What a line tells of orders. */
export type OrderEvents = {
  /** They are new or have changed; none by their ids where they are more than can be named. */
  changed(ids: readonly number[]): void
  connection(state: ConnectionState): void
}

export type OrderChannel = { close(): void }

/** The shop's orders. */
export type OrdersPort = {
  /** Fifty before `before`, the newest first. */
  /** `isCut`: so much begins with the text that not all of it is looked for. */
  list(
    filter: OrderFilter,
    page: { before: number | null; isOldestFirst: boolean },
  ): Promise<{ orders: ListedOrder[]; isCut: boolean }>
  /** Those that have a name: one's own, and what the team shares. */
  views(): Promise<OrderView[]>
  /** Replaces one's own of that name. */
  saveView(view: Pick<OrderView, 'name' | 'filter' | 'isShared'>): Promise<OrderView>
  removeView(id: number): Promise<void>
  /** Up to 1,000 of each queue, and the newest order's id. */
  counts(): Promise<{ queues: Record<OrderQueue, number>; newest: number }>
  /** What is printed of up to a hundred orders, as they are named. */
  sheets(ids: readonly number[]): Promise<OrderSheet[]>
  /** The whole list as the parts of a CSV file. */
  file(filter: OrderFilter): AsyncGenerator<string, void>
  /** Opens a line that tells of orders, whose library is loaded with it. */
  listen(events: OrderEvents): Promise<OrderChannel>
  find(id: number): Promise<Order>
  money(id: number): Promise<OrderMoney>
  move(id: number, move: PlainMove): Promise<void>
  ship(id: number, parcel: { carrierId: number; trackingNumber: string }): Promise<void>
  /** Over the counter, to whom is named. */
  handOver(id: number, to: string): Promise<void>
  pay(id: number, payment: ReceivedPayment): Promise<void>
  undoPayment(id: number, reason: string): Promise<void>
  /** Kept once under its key. */
  note(id: number, content: string, key: string): Promise<void>
  edit(order: Pick<Order, 'id' | 'version'>, edit: OrderEdit): Promise<void>
  mailAgain(id: number, kind: RepeatableMail): Promise<void>
  refund(request: RefundRequest): Promise<{ amount: number; left: number }>
}
