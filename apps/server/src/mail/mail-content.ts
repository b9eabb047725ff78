import type { ReturnKind, ReturnState } from '#rules/orders/returns.ts'
import type { OrderAddress, PaymentKind } from '../orders/orders.tables.ts'

export type MailLanguage = 'es' | 'en' | 'ru'

/** How long a recovery link holds, in minutes; its mail is not sent after that. */
export const recoveryLinkMinutes = 60

/** How long a link that proves an e-mail holds, in hours; its mail is not sent after that. */
export const emailLinkHours = 24

/** How long the invitation of somebody of the staff holds, in days; its mail is not sent after that. */
export const invitationDays = 3

/** An order as its mails tell it: all that the shopper agreed to, in pesos with IVA and ISO moments. */
export type OrderMail = {
  number: number
  /** Opens the order at `/shop/checkout/{token}`. */
  token: string
  placedAt: string
  /** Null while no money of it is there; left out of mails that were staged before it was told. */
  paidAt?: string | null
  customerName: string
  lines: {
    /** Left out in mails of before. */
    productId?: number | null
    /** As it was bought, in Spanish. */
    name: string
    options: { name: string; value: string }[]
    quantity: number
    unitPrice: number
    total: number
    /** Of these, units that are not sent; left out where all are, and in mails of before. */
    unsent?: number
  }[]
  /** Whether it holds a food that runs out; found when the mail is sent. */
  hasFood?: boolean
  subtotal: number
  /** What is paid for delivery, its discount already taken off. */
  shippingNet: number
  couponAmount: number
  total: number
  neto: number
  iva: number
  delivery: {
    carrier: string
    /** Working days from the order; from its money where that is a transfer. */
    daysFrom: number
    daysTo: number
    /** Null for pickup. */
    address: OrderAddress | null
    /** The branch of a pickup; null for home delivery. */
    branch: string | null
    /** Where the branch stands; the phone is E.164. */
    place?: { address: string; comuna: string; phone: string } | null
    /** What the carrier gave the parcel and its page for it; left out until it is sent. */
    parcel?: { number: string; url: string | null }
  }
  paymentKind: PaymentKind
  /** Until when the stock waits for the payment; null when nothing waits. */
  holdUntil: string | null
  documentKind: 'boleta' | 'factura'
  /** The version of the terms that the shopper accepted. */
  termsVersion: string
}

/** A request for retracto or guarantee, as its mails tell it. */
export type ReturnMail = {
  orderNumber: number
  /** Of the order: see `OrderMail`. */
  token: string
  customerName: string
  kind: ReturnKind
  state: ReturnState
  /** `productId` is left out in mails of before. */
  lines: { productId?: number | null; name: string; quantity: number }[]
  reason: string
  /** What the shop says; empty while nobody has answered. */
  answer: string
  /** Pesos to be paid back, and by which day (ISO); null where none are, left out in mails of before. */
  refund?: { amount: number; dueOn: string } | null
}

/** Money that was paid back, in pesos, as its mail tells it. */
export type RefundMail = {
  orderNumber: number
  /** Of the order: see `OrderMail`. */
  token: string
  customerName: string
  amount: number
  /** By which way; left out in mails of before, which were the gateway's. */
  method?: 'gateway' | 'transfer' | 'in-shop'
}

/** What the shop says of a prescription; `reason` is empty where it is approved. */
export type PrescriptionMail = {
  orderNumber: number
  /** Of the order: see `OrderMail`. */
  token: string
  customerName: string
  isApproved: boolean
  reason: string
}

export type ContactMail = { name: string; email: string; topic: string; message: string }

/** A message that was left at the chat while nobody was there, as the shop is told of it. */
export type ChatLeftMail = {
  conversationId: number
  name: string
  email: string
  phone: string | null
  content: string
}

/** The answer to it; with the slug of a product where one was sent. */
export type ChatAnswerMail = {
  name: string
  question: string
  answer: string
  agent: string
  slug: string | null
}

/** A conversation with what the visitor entered in the form; `by` is null for the visitor. Moments are ISO. */
export type ChatTranscriptMail = {
  name: string
  email: string
  phone: string
  openedAt: string
  messages: { by: string | null; content: string; at: string }[]
}

export type MailContent =
  | { kind: 'order-received'; order: OrderMail }
  | { kind: 'order-paid'; order: OrderMail }
  | { kind: 'order-shipped'; order: OrderMail }
  | { kind: 'order-ready'; order: OrderMail }
  | { kind: 'order-expired'; order: OrderMail }
  /** `amount` is what goes back, in pesos; left out of mails that were staged before it was told. */
  | { kind: 'order-cancelled'; order: OrderMail; amount?: number }
  /**
   * Units that were taken off it, while the rest is sent: how many of each of its lines, in their order. `amount` is what
   * goes back for them, in pesos, and `method` by which way.
   */
  | {
      kind: 'order-reduced'
      order: OrderMail
      takenOff: number[]
      amount: number
      method: NonNullable<RefundMail['method']>
    }
  /** `amount` is what came, in pesos; left out of mails that were staged before it was told. */
  | { kind: 'payment-late'; order: OrderMail; amount?: number }
  | { kind: 'payment-refunded'; refund: RefundMail }
  | { kind: 'return-received'; request: ReturnMail }
  | { kind: 'return-answered'; request: ReturnMail }
  | { kind: 'prescription-answered'; prescription: PrescriptionMail }
  | { kind: 'back-in-stock'; product: { id?: number; name: string; slug: string }; unsubscribeToken: string }
  | {
      kind: 'food-runs-out'
      product: { id?: number; name: string; slug: string }
      /** A day such as `2027-01-03`. */
      runsOutOn: string
      unsubscribeToken: string
    }
  | {
      kind: 'question-answered'
      product: { id?: number; name: string; slug: string }
      /** What somebody asked about the product, and what the shop says to it. */
      asked: { name: string; question: string; answer: string }
    }
  | { kind: 'recovery'; name: string; token: string }
  | { kind: 'staff-invitation'; name: string; token: string }
  | { kind: 'staff-password-changed'; name: string }
  | { kind: 'email-proof'; name: string; token: string }
  | { kind: 'email-changed'; name: string; email: string }
  | { kind: 'password-changed'; name: string }
  | { kind: 'newsletter-confirmation'; confirmToken: string; unsubscribeToken: string }
  | { kind: 'contact'; contact: ContactMail }
  | { kind: 'chat-left'; message: ChatLeftMail }
  | { kind: 'chat-received'; name: string }
  | { kind: 'chat-answer'; answer: ChatAnswerMail }
  | { kind: 'chat-transcript'; transcript: ChatTranscriptMail }

export type MailKind = MailContent['kind']

/** A mail to be sent: to whom, in which language, and what it is about. */
export type Mail = {
  to: string
  language: MailLanguage
  /** Whose account it is about, so that it is forgotten with them. */
  customerId?: number
} & MailContent
