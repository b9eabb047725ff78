import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { catalogueTranslations } from '../catalogue/translations/translations.service.ts'
import { contentService } from '../content/content.service.ts'
import type { Database } from '../db/connection.ts'
import { carrierNames } from '../shipping/carrier-names.service.ts'
import type { ShownOrder } from './orders.present.ts'
import type { OrderWithLines } from './orders.service.ts'

type Delivery = { carrier: string; branch: string | null; place?: { address: string } | null }

export type OrderWords = ReturnType<typeof orderWords>

/**
 * Says an order in the language of who reads it: it is stored under the Spanish names under which it was bought
 * (decision 0185), and what is not translated stays so.
 */
export function orderWords({ database }: { database: Pick<Database, 'db'> }) {
  const { orderLines } = catalogueTranslations({ database })
  const content = contentService({ database })
  const carrierIn = carrierNames({ database })

  async function branchIn<Each extends Delivery>(delivery: Each, language: ShopLanguage): Promise<Each> {
    if (delivery.branch === null) return delivery
    const [spanish, own] = await Promise.all([content.branches('es'), content.branches(language)])
    const id = spanish.find(({ name }) => name === delivery.branch)?.id
    const branch = own.find((each) => each.id === id)
    if (!branch) return delivery
    const { place } = delivery
    return {
      ...delivery,
      branch: branch.name,
      ...(place && { place: { ...place, address: branch.address } }),
    }
  }

  /** Who brings it, or where it is picked up. */
  async function delivery<Each extends Delivery>(given: Each, language: ShopLanguage): Promise<Each> {
    if (language === 'es') return given
    const carrier = await carrierIn(given.carrier, language)
    return branchIn({ ...given, carrier }, language)
  }

  return {
    delivery,

    async order(order: OrderWithLines, language: ShopLanguage): Promise<ShownOrder> {
      if (language === 'es') return order
      const { carrierName, branch, place } = order
      const [lines, { carrier, ...where }] = await Promise.all([
        orderLines(order.lines, language),
        delivery({ carrier: carrierName, branch, place }, language),
      ])
      return { ...order, ...where, lines, carrierName: carrier }
    },
  }
}
