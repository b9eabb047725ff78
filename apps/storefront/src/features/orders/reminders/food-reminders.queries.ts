import { queryOptions } from '@tanstack/react-query'
import type { FoodFacts } from '#rules/catalogue/product-facts.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'

/** A food that was bought; `kg` is what all of its packages hold. */
export type BoughtFood = { product: Product; food: FoodFacts; kg: number }

async function foodOf(data: DataPort, slug: string, units: number): Promise<BoughtFood[]> {
  try {
    const product = await data.catalogue.getProduct(slug)
    const { facts, content } = product
    if (facts?.kind !== 'food' || !facts.food.complete || facts.food.energy === null) return []
    if (content?.unit !== 'kg') return []
    const kg = (Math.round(content.amount * 1000) * units) / 1000
    return [{ product, food: facts.food, kg }]
  } catch (error) {
    // What is not sold any more has no facts.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return []
    throw error
  }
}

/** The foods of an order of which it is known how long they last. */
export const foodsOfOrderQuery = (data: DataPort, { token, lines }: Order) =>
  queryOptions({
    queryKey: ['orders', 'foods', data.layer, token],
    queryFn: async () => {
      const units = new Map<string, number>()
      for (const { slug, quantity } of lines) units.set(slug, (units.get(slug) ?? 0) + quantity)
      const found = await Promise.all([...units].map(([slug, amount]) => foodOf(data, slug, amount)))
      return found.flat()
    },
  })

/** The reminders that were asked for with an order. */
export const remindersQuery = (data: DataPort, token: string) =>
  queryOptions({
    queryKey: ['orders', 'reminders', data.layer, token],
    queryFn: () => data.orders.listReminders(token),
    staleTime: 0,
  })
