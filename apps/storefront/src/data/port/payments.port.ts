import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { Price } from './catalogue.port.ts'
import type { Order } from './orders.port.ts'

export type PaymentKind = Order['payment']['kind']

/** Where a shopper goes to pay: a form posts the token, as `token_ws`, to the address. */
export type PaymentForm = {
  url: string
  token: string
}

export type PaymentStatus = 'paid' | 'waiting' | 'rejected' | 'aborted' | 'expired' | 'refunded' | 'cancelled'

/** How the payment of an order stands; what the gateway has not said is null. */
export type PaymentResult = {
  orderNumber: number
  kind: PaymentKind
  status: PaymentStatus
  /** Whether `start` would begin another attempt. */
  canRetry: boolean
  merchant: string
  amount: Price
  authorizationCode: string | null
  /** ISO 8601. */
  chargedAt: string | null
  /** VD debit, VN one payment, VC SI S2 NC instalments, VP prepaid. */
  cardKind: string | null
  instalments: number | null
  instalmentAmount: Price | null
  /** The last four digits. */
  card: string | null
}

export type PaymentsPort = {
  /** The kinds that the shop takes for a kind of delivery, the first to be offered first. */
  kinds(deliveryKind: DeliveryKind): Promise<PaymentKind[]>
  /**
   * Starts an attempt to pay the order of a token. `idempotencyKey` is a version-4 UUID made once for each wish to
   * pay: sent again, it is the same attempt (D32). Throws `Refusal` NOT_FOUND, ORDER_STATE where there is
   * nothing to pay, PAYMENT_UNAVAILABLE while the gateway does not answer.
   */
  start(token: string, idempotencyKey: string): Promise<PaymentForm>
  /**
   * Lets the order of a token wait for a transfer in place of a payment online; asked again it is done already. Throws
   * `Refusal` NOT_FOUND, ORDER_STATE where there is nothing to pay or the gateway is settling an attempt,
   * PAYMENT_UNAVAILABLE where the shop takes no transfers.
   */
  payByTransfer(token: string): Promise<void>
  /** Throws `Refusal` NOT_FOUND. */
  result(token: string): Promise<PaymentResult>
}
