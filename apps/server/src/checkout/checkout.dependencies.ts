import type { DeliveryKind } from '#rules/orders/delivery-kinds.ts'
import type { HoldTerms } from '#rules/orders/order-hold.ts'
import type { addressesService } from '../addresses/addresses.service.ts'
import type { priceService } from '../catalogue/price/price.service.ts'
import type { stockService } from '../catalogue/stock/stock.service.ts'
import type { CouponGuesses } from '../coupons/coupon-guesses.ts'
import type { CouponsService } from '../coupons/coupons.service.ts'
import type { CustomersService } from '../customers/customers.service.ts'
import type { Database, Executor, Transaction } from '../db/connection.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { PaymentKind } from '../orders/orders.tables.ts'
import type { GatewayForm } from '../payments/attempts/start-payment.service.ts'
import type { ReachCheckpoint } from '../payments/checkpoint.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { ShippingService } from '../shipping/shipping.service.ts'
import type { LimitOrders } from './limit-orders.ts'

/** What a purchase is made of. */
export type CheckoutDependencies = {
  database: Database
  stock: Pick<typeof stockService, 'lock' | 'take' | 'shortfalls'>
  prices: Pick<typeof priceService, 'linesForOrder'>
  shipping: Pick<ShippingService, 'usesCourier' | 'requestQuote' | 'quote'>
  addresses: Pick<typeof addressesService, 'own'>
  customers: Pick<CustomersService, 'lock'>
  coupons: Pick<CouponsService, 'lock' | 'judge' | 'take'>
  orders: Pick<OrdersService, 'isMade' | 'madeAsGuest' | 'statusOf' | 'beginPurchase' | 'write' | 'confirm'>
  payments: {
    /** The kinds of payment offered for a kind of delivery. */
    kinds(deliveryKind: DeliveryKind): Promise<PaymentKind[]>
    /** Starts the payment of an order that is paid online; see `startPayment`. */
    start(token: string): Promise<GatewayForm | Refusal>
  }
  /** How long the stock of an order waits for its money. */
  hold(executor: Executor): Promise<HoldTerms>
  /** Which terms hold, by their version. */
  terms(executor: Executor): Promise<string>
  /** What keeps one person or address from holding the shop's stock; null where nothing is limited. */
  limited: { orders: Pick<LimitOrders, 'take'>; guesses: Pick<CouponGuesses, 'judged'> } | null
  /** Whether these pages of a prescription wait for an order, which takes them along. */
  holdUploads(tx: Transaction, tokens: readonly string[]): Promise<boolean>
  /** Stages, in the transaction, the job that gives the stock back after so many seconds. */
  stageRelease(tx: Transaction, orderId: number, afterSeconds: number): Promise<void>
  reach?: ReachCheckpoint | undefined
}
