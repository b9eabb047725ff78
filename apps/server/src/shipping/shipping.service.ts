import type { Executor } from '../db/connection.ts'
import type { Quote } from './shipping.store.ts'
import * as store from './shipping.store.ts'

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
    const [quote] = await store.findQuotes(executor, asked)
    return quote ?? null
  },
}
