import type { stockService } from '../catalogue/stock/stock.service.ts'
import type { Config } from '../config.ts'
import type { ShopFactsService } from '../content/shop/shop-facts.service.ts'
import type { CouponsService } from '../coupons/coupons.service.ts'
import type { Database } from '../db/connection.ts'
import type { SteppedOutbox } from '../mail/outbox.service.ts'
import type { MailService } from '../mail/send-mail.service.ts'
import { manualPaymentsService } from '../payments/desk/manual-payments.service.ts'
import type { RefundsService } from '../payments/refunds/refunds.service.ts'
import {
  lacksPrescription,
  prescriptionAnswer,
  sentPages,
} from '../prescriptions/prescription-gate.service.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import type { StockAlertsService } from '../stock-alerts/stock-alerts.service.ts'
import { deskOrdersRoutes } from './desk/desk-orders.routes.ts'
import { deskOrdersService } from './desk/desk-orders.service.ts'
import { oneOrderRoutes } from './desk/one-order.routes.ts'
import { oneOrderService } from './desk/one-order.service.ts'
import { myOrdersService } from './my-orders.service.ts'
import { orderMovesService } from './order-moves.service.ts'
import type { OrderPaymentsService } from './order-payments.service.ts'
import { orderWords } from './order-words.service.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersService } from './orders.service.ts'
import { staffOrdersRoutes } from './staff-orders.routes.ts'
import { unsentUnitsService } from './unsent-units.service.ts'
import { orderViewsRoutes } from './views/order-views.routes.ts'
import { orderViewsService } from './views/order-views.service.ts'

export function composeOrders({
  config: { hold: terms },
  database,
  stock,
  coupons,
  outbox,
  payments,
  settleReturns,
  stockAlerts,
  findProducts,
  mails,
  staffLog,
  facts,
}: {
  config: Pick<Config, 'hold'>
  database: Database
  stock: Pick<typeof stockService, 'reserve' | 'release'>
  coupons: Pick<CouponsService, 'release' | 'retake'>
  outbox: SteppedOutbox
  payments: { orders: OrderPaymentsService; refunds: Pick<RefundsService, 'payBack' | 'balanceOf'> }
  settleReturns: Parameters<typeof orderMovesService>[0]['settleReturns']
  stockAlerts: Pick<StockAlertsService, 'request'>
  /** The ids of products, for sale or not, that a text names, or whose code it is; what sold most first. */
  findProducts(text: string, most: number): Promise<readonly number[]>
  mails: Pick<MailService, 'ofOrder'>
  staffLog: Pick<StaffLog, 'note' | 'hasNoted' | 'ofOrder'>
  facts: Pick<ShopFactsService, 'bank' | 'holdTerms'>
}) {
  const orders = ordersService({ database, stock, coupons, outbox })
  const { payBack, balanceOf } = payments.refunds
  const moves = orderMovesService({
    database,
    stock,
    coupons,
    outbox,
    payBack,
    settleReturns,
    balanceOf,
    lacksPrescription,
    hold: facts.holdTerms,
  })
  const unsent = unsentUnitsService({ stock, outbox })
  const holdMinutes = terms.transferHours * 60
  const money = manualPaymentsService({ database, orders: payments.orders, moves, holdMinutes })
  return {
    orders,
    moves,
    unsent,
    routes: {
      ...ordersRoutes({
        orders,
        mine: myOrdersService({ database, orders, moves }),
        stockAlerts,
        words: orderWords({ database }),
        bank: facts.bank,
      }),
      ...orderViewsRoutes(orderViewsService({ database, staffLog })),
      ...deskOrdersRoutes(deskOrdersService({ database, findProducts, staffLog })),
      ...oneOrderRoutes(
        oneOrderService({
          database,
          outbox,
          mails,
          staffLog,
          balanceOf,
          lacksPrescription,
          prescriptionAnswer,
          sentPages,
        }),
        facts.bank,
      ),
      ...staffOrdersRoutes({ orders, moves, money, bank: facts.bank }),
    },
  }
}
