import type { Product } from '../../../data/port/catalogue.port.ts'
import type { OrderLine } from '../../../data/port/orders.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { type CartLine, type ChosenOption, leftOf, lineOf } from '../../cart/lines/cart-line.ts'

/** Why a line is not in the cart as it was bought: no longer sold, an option gone, nothing left, or fewer. */
export type Missing = {
  name: string
  why: 'gone' | 'option' | 'stock' | 'fewer'
  added: number
}

export type Repeated = {
  /** What goes into the cart, at today's prices. */
  lines: CartLine[]
  missing: Missing[]
}

/** The values that were chosen, as the product offers them today; null where one of them is gone. */
function chosenAgain(product: Product, line: OrderLine): ChosenOption[] | null {
  const wanted = new Set(line.options.map(({ valueId }) => valueId))
  const chosen: ChosenOption[] = []
  for (const option of product.options) {
    const value = option.values.find(({ id }) => wanted.has(id))
    if (!value) return null
    chosen.push({ optionId: option.id, optionName: option.name, valueId: value.id, valueName: value.name })
  }
  return chosen
}

async function findProduct(data: DataPort, slug: string): Promise<Product | null> {
  try {
    return await data.catalogue.getProduct(slug)
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}

/**
 * What of an order can be bought again, beside what the cart holds already, and what cannot. Throws `Refusal`
 * when the shop does not answer: then nothing was added.
 */
export async function repeatOrder(
  data: DataPort,
  lines: readonly OrderLine[],
  cart: readonly CartLine[],
): Promise<Repeated> {
  const products = await Promise.all(lines.map(({ slug }) => findProduct(data, slug)))
  const repeated: Repeated = { lines: [], missing: [] }
  for (const [index, line] of lines.entries()) {
    const product = products[index]
    const miss = (why: Missing['why'], added = 0) => repeated.missing.push({ name: line.name, why, added })
    if (!product) {
      miss('gone')
      continue
    }
    const chosen = chosenAgain(product, line)
    if (!chosen) {
      miss('option')
      continue
    }
    const quantity = Math.min(line.quantity, leftOf(product, chosen, [...cart, ...repeated.lines]))
    if (quantity < 1) {
      miss('stock')
      continue
    }
    if (quantity < line.quantity) miss('fewer', quantity)
    repeated.lines.push(lineOf(product, chosen, quantity))
  }
  return repeated
}
