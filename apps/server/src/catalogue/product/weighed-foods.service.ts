import type { Database } from '../../db/connection.ts'
import { findWeighedFoods } from './weighed-foods.store.ts'

export type WeighedFoods = ReturnType<typeof weighedFoods>

/** What can run out: foods that feed alone and of which the shop says the weight. */
export function weighedFoods({ database }: { database: Pick<Database, 'db'> }) {
  return {
    /** The kg of a package, by the product; without those that are no such food. */
    async kgOf(productIds: readonly number[]): Promise<Map<number, number>> {
      if (productIds.length === 0) return new Map()
      const found = await findWeighedFoods(database.db, productIds)
      return new Map(found.map(({ productId, kg }) => [productId, kg]))
    },
  }
}
