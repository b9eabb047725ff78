import type { Config } from '../config.ts'
import type { ShopFactsService } from '../content/shop/shop-facts.service.ts'
import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import { isUnsent } from '../mail/send-mail.service.ts'
import type { OrderMovesService } from '../orders/order-moves.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import type { UnsentUnitsService } from '../orders/unsent-units.service.ts'
import { answerReturn } from './answer-return.service.ts'
import { requestReturn } from './request-return.service.ts'
import { restockService } from './restock.service.ts'
import { returnsRoutes } from './returns.routes.ts'
import { returnsService } from './returns.service.ts'

export function composeReturns({
  config,
  database,
  orders,
  outbox,
  payments,
  unsent,
  moves,
  facts,
}: {
  config: Pick<Config, 'returns'>
  database: Database
  orders: OrdersService
  outbox: Outbox
  payments: Pick<Parameters<typeof answerReturn>[0], 'leftOf'> &
    Pick<Parameters<typeof requestReturn>[0], 'accountOf'>
  unsent: UnsentUnitsService
  moves: OrderMovesService
  facts: Pick<ShopFactsService, 'holidays'>
}) {
  const { leftOf, accountOf } = payments
  const common = { database, orders, outbox, unsent, accountOf, terms: config.returns }
  const returns = returnsService(common)
  const asking = requestReturn({ ...common, isUnsent, holidays: facts.holidays })
  const answering = answerReturn({ ...common, leftOf, moves })
  const providers: PersonalDataProvider[] = [
    {
      name: 'solicitudes',
      by: 'customer',
      exportOf: (person) => returns.exportOf(person.customerId),
    },
  ]
  const { restock } = restockService({ database, orders })
  return { returns, routes: returnsRoutes({ ...returns, ...asking, ...answering }, restock), providers }
}
