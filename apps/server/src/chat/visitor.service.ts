import type { priceService } from '../catalogue/price/price.service.ts'
import type { CustomersService } from '../customers/customers.service.ts'
import type { Database } from '../db/connection.ts'
import type { ListedOrder, OrdersService } from '../orders/orders.service.ts'
import type { ConversationRow } from './chat.store.ts'
import type { Card } from './chat.tables.ts'

export type VisitorService = ReturnType<typeof visitorService>

export type ChatCustomer = {
  id: number
  name: string
  email: string
  isRegistered: boolean
  orders: ListedOrder[]
}

/** What other nouns know of a visitor, for the staff who talks with them. */
export function visitorService({
  database: { db },
  prices,
  customers,
  orders,
}: {
  database: Pick<Database, 'db'>
  prices: Pick<typeof priceService, 'cardsOf'>
  customers: Pick<CustomersService, 'find'>
  orders: Pick<OrdersService, 'list'>
}) {
  async function customerOf({ customerId }: ConversationRow): Promise<ChatCustomer | null> {
    const found = customerId === null ? undefined : await customers.find(customerId)
    if (!found) return null
    const { id, firstName, lastName, email, kind } = found
    return {
      id,
      name: `${firstName} ${lastName ?? ''}`.trim(),
      email,
      isRegistered: kind === 'customer',
      orders: await orders.list({ customerId: id, limit: 20 }),
    }
  }

  return {
    /** A product that is for sale, as it is now. */
    async productOf(productId: number): Promise<Card | undefined> {
      const [card] = await prices.cardsOf(db, [productId])
      return card
    },

    /** The cart at the prices of now, without what is not for sale, and the customer whose session it was. */
    async about(
      conversation: ConversationRow,
    ): Promise<{ cart: (Card & { quantity: number })[]; customer: ChatCustomer | null }> {
      const { cart } = conversation
      const ids = cart.map(({ productId }) => productId)
      const cards = new Map((await prices.cardsOf(db, ids)).map((card) => [card.productId, card]))
      return {
        cart: cart.flatMap(({ productId, quantity }) => {
          const card = cards.get(productId)
          return card ? [{ ...card, quantity }] : []
        }),
        customer: await customerOf(conversation),
      }
    },
  }
}
