import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { ReturnKind, ReturnRemedy, ReturnState } from '#rules/orders/returns.ts'
import type { FoodReminder } from '#rules/pets/reminder.ts'
import type { Price } from './catalogue.port.ts'

export type OrderState = 'PENDING' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED'

export type PaymentState = 'WAITING' | 'PAID' | 'REJECTED' | 'EXPIRED' | 'REFUNDED'
export type PreparationState = 'NONE' | 'PREPARING' | 'READY' | 'DISPATCHED' | 'DELIVERED'

export type OrderLine = {
  productId: number
  slug: string
  name: string
  /** Of the names of the product and its options, where it is not the page's own. */
  lang?: string | undefined
  image: string
  price: Price
  quantity: number
  /** Of these, units that are not sent; left out where all are. */
  unsent?: number
  total: Price
  /** `valueId` is what buys the same again. */
  options: { name: string; value: string; valueId: number }[]
}

export type Order = {
  id: number
  number: number
  token: string
  state: OrderState
  /** ISO 8601. */
  createdAt: string
  lines: OrderLine[]
  quantity: number
  subtotal: Price
  totals: { code: 'SHIPPING' | 'SHIPPING_DISCOUNT' | 'SHIPPING_NET' | 'COUPON' | 'TAX'; amount: Price }[]
  total: Price
  neto: Price | null
  iva: Price | null
  payment: {
    kind: 'transferencia' | 'webpay' | 'pago_en_tienda'
    state: PaymentState
    /** Until when the stock is held; ISO 8601. */
    dueAt: string | null
    /** ISO 8601; null while it is not paid. */
    paidAt: string | null
    instructions: {
      bank: string
      accountKind: string
      accountNumber: string
      holder: string
      rut: string
      email: string
    } | null
  }
  document: 'boleta' | 'factura'
  delivery: {
    carrier: string
    kind: DeliveryKind
    /** Working days from the order; from its money where that is a transfer. */
    days: { from: number; to: number }
    branch: string | null
    /** Where that branch stands; the phone is E.164. */
    place: { address: string; comuna: string; phone: string } | null
    /** The carrier's number and its page for the parcel; null until it is sent. */
    parcel: { number: string; url: string | null } | null
  }
  address: {
    street: string
    number: string
    flat: string
    reference: string
    comuna: string
    region: string
  } | null
  customer: { name: string; email: string }
}

/** How an order stood after one of its steps. */
export type OrderStep = {
  state: OrderState
  payment: PaymentState
  preparation: PreparationState
  /** ISO 8601. */
  at: string
}

/** An order as its owner sees it. */
export type OrderDetail = Order & {
  preparation: PreparationState
  /** The company of a factura; null for a boleta. */
  invoice: { rut: string; name: string; activity: string; address: string; comuna: string } | null
  /** The oldest step first. */
  history: (OrderStep & { by: 'shopper' | 'shop' })[]
}

export type ListedOrder = Omit<OrderStep, 'at'> & {
  id: number
  number: number
  token: string
  kind: Order['payment']['kind']
  /** ISO 8601. */
  createdAt: string
  total: Price
  /** Units over all lines. */
  quantity: number
  /** Of the first three lines. */
  pictures: string[]
}

/** A page of a list (specification §3); `from` and `to` count from 1, and are 0 where there is nothing. */
export type OrdersPage = {
  items: ListedOrder[]
  page: number
  limit: number
  sort: string
  total: number
  pages: number
  from: number
  to: number
}

/** Money that goes back for a request, in pesos. */
export type ReturnRefund = {
  /** All that is paid back for it once it is accepted. */
  amount: Price
  /** The last day for it, such as `2026-12-21`. */
  dueOn: string
  /** What of it is done. */
  done: Price
  /** The oldest first; DUE is on its way. */
  payments: {
    amount: Price
    method: 'webpay' | 'transferencia' | 'tienda'
    state: 'DUE' | 'DONE' | 'FAILED'
    /** ISO 8601. */
    at: string
  }[]
}

/** A request to take a purchase back (retracto), or for its guarantee. */
export type ReturnRequest = {
  id: number
  kind: ReturnKind
  state: ReturnState
  remedy: ReturnRemedy
  reason: string
  /** ISO 8601. */
  at: string
  lines: { position: number; name: string; quantity: number }[]
  /** Null where no money goes back, as for a repair or once it is rejected. */
  refund: ReturnRefund | null
  /** The oldest first; `answer` is what the shop says. */
  history: { state: ReturnState; answer: string; at: string }[]
}

/** Whether something may be asked for, and the last day for it (`2026-11-21`; null while no term runs). */
export type ReturnTerm = {
  isOpen: boolean
  until: string | null
}

export type OrderReturns = {
  /** The newest first. */
  requests: ReturnRequest[]
  terms: Record<ReturnKind, ReturnTerm>
  /** Of each line of the order: the units left to ask for, and why it is not taken back, if so. */
  lines: {
    left: number
    exclusion: 'PERISHABLE' | 'MADE_TO_ORDER' | 'HYGIENE' | 'INSTALLED' | null
  }[]
}

export type ReturnRequestForm = {
  orderId: number
  kind: ReturnKind
  lines: { position: number; quantity: number }[]
  reason: string
  remedy: ReturnRemedy
  /** A version-4 UUID made once for each attempt: sent again, it gives the same request. */
  idempotencyKey: string
}

/** Where an order is, with nothing of the person beyond the comuna. */
export type TrackedOrder = Omit<OrderStep, 'at'> & {
  number: number
  /** ISO 8601. */
  createdAt: string
  /** Units. */
  quantity: number
  delivery: Order['delivery'] & { comuna: string | null }
  /** What is still to be paid; null where nothing waits for its money. */
  due: (Pick<Order['payment'], 'kind' | 'dueAt' | 'instructions'> & { amount: Price }) | null
  /** The oldest step first. */
  history: OrderStep[]
}

/** A mail that a food of an order runs out; days such as `2027-01-03`, in Chile. */
export type Reminder = FoodReminder & { productId: number }

/** A page of a prescription that was sent. */
export type PrescriptionPage = { id: number; name: string; isPdf: boolean }

/** What the shop wants to read before it prepares an order of what needs a prescription. */
export type Prescription = {
  state: 'missing' | 'received' | 'approved' | 'refused'
  /** Why it was refused. */
  reason: string
  /** Whether more can be sent. */
  isOpen: boolean
  /** The names of what needs it. */
  products: string[]
  pages: PrescriptionPage[]
}

export type OrdersPort = {
  /** The customer's own, the newest first unless `sort` is `date_asc`; a page past the end gives the last. */
  list(requested: {
    customerId: number
    page?: number
    /** 16 when left out (D18). */
    limit?: number
    sort?: 'default' | 'date_asc'
  }): Promise<OrdersPage>
  /** Throws `Refusal` NOT_YOURS; NOT_FOUND on the sample layer. */
  get(id: number): Promise<OrderDetail>
  /** Any number of times. Throws `Refusal` ORDER_STATE once it is paid or on its way; and as `get` does. */
  cancel(id: number): Promise<OrderDetail>
  /** What was asked about an order, and what may be. Throws as `get` does. */
  returns(orderId: number): Promise<OrderReturns>
  /**
   * Throws `Refusal` ORDER_STATE, CLAIM_TOO_LATE, CLAIM_QUANTITY, CLAIM_EXCLUDED, KEY_REUSED for a key under which something
   * else was asked; and as `get` does.
   */
  requestReturn(form: ReturnRequestForm): Promise<ReturnRequest>
  /**
   * Asks to be notified by one mail when a product is in stock again, however often it is asked. Throws `Refusal`
   * EMAIL_INVALID, NOT_FOUND, TOO_MANY_REQUESTS.
   */
  requestStockAlert(requested: { productId: number; email: string }): Promise<void>
  /** Throws `Refusal` NOT_FOUND for a wrong pair as for a number that does not exist, TOO_MANY_REQUESTS. */
  trackOrder(number: number, email: string): Promise<TrackedOrder>
  /** The reminders of an order's foods, by its token. Throws `Refusal` NOT_FOUND, as those below do. */
  listReminders(token: string): Promise<Reminder[]>
  /**
   * Asks for one mail a week before a food of an order runs out, in the place of the one before. Throws `Refusal`
   * INVALID_REQUEST without consent, ORDER_STATE for an order that is cancelled, REMINDER_TOO_SOON where it is gone
   * within a week.
   */
  saveReminder(requested: {
    token: string
    productId: number
    gramsPerDay: number
    agrees: boolean
  }): Promise<Reminder>
  /** Any number of times. */
  removeReminder(token: string, productId: number): Promise<void>
  /** Of an order, by its token; null where nothing in it needs one. Throws `Refusal` NOT_FOUND. */
  getPrescription(token: string): Promise<Prescription | null>
  /**
   * Sends a page, the base64 of a JPEG, PNG, WebP or PDF of at most 8 MB. Throws `Refusal` NOT_FOUND, ORDER_STATE,
   * PRESCRIPTION_INVALID, PRESCRIPTION_TOO_MANY, TOO_MANY_REQUESTS.
   */
  sendPrescription(page: { token: string; name: string; base64: string }): Promise<Prescription>
  /** A page as the address of data. Throws `Refusal` NOT_FOUND. */
  readPrescription(token: string, pageId: number): Promise<string>
}
