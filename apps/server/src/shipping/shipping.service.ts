import type { Database, Executor } from '../db/connection.ts'
import { type Refused, refuse } from '../http/refused.ts'
import { type Comuna, placesStore } from './places.store.ts'
import { findQuotes, type Quote } from './shipping.store.ts'

export type { Quote }

export const shippingService = {
  /**
   * What one carrier of one kind (1 home, 2 pickup) asks to go to a comuna (`id_comuna`, its CUT as a
   * number); null when it does not go there. Price in pesos before the discount.
   */
  async quote(
    executor: Executor,
    asked: { comunaId: number; kindId: number; carrierId: number },
  ): Promise<Quote | null> {
    const [quote] = await findQuotes(executor, asked)
    return quote ?? null
  },
}

export type DeliveryService = ReturnType<typeof deliveryService>

/** Where the shop delivers, how, and for how much. */
export function deliveryService(database: Pick<Database, 'db'>) {
  const places = placesStore(database)

  return {
    regions: () => places.regions(),

    /** Refuses with NOT_FOUND an unknown region; every region has comunas. */
    async comunas(regionId: number): Promise<Comuna[] | Refused> {
      const found = await places.comunas(regionId)
      return found.length > 0 ? found : refuse('NOT_FOUND')
    },

    kinds: () => places.dispatchKinds(),

    /** The cheapest first; empty when nobody goes there. Refuses with NOT_FOUND an unknown comuna or kind. */
    async quotes(asked: { comunaId: number; kindId: number }): Promise<Quote[] | Refused> {
      const [known, kinds] = await Promise.all([places.hasComuna(asked.comunaId), places.dispatchKinds()])
      if (!known || !kinds.some((kind) => kind.id === asked.kindId)) return refuse('NOT_FOUND')
      return findQuotes(database.db, asked)
    },
  }
}
