import { orderRates } from '#rules/orders/order-limits.ts'
import { clientNetwork } from '../http/security/client-network.ts'
import type { RateLimits } from '../http/security/rate-limits.ts'

/** Who asks for an order, from where, and for how much. */
type OrderAttempt = {
  customerId: number
  email: string
  /** Whether a mailed link or a payment has proven who it is. */
  isProven: boolean
  /** The client's address. */
  address: string
  /** Over all lines. */
  units: number
}

export type LimitOrders = ReturnType<typeof limitOrders>

type Counted = { counted: string[]; rate: { times: number; seconds: number }; points: number }

/**
 * Counts orders by who asks, whose e-mail is mailed and how many units an address holds. The first gives the
 * seconds to wait, 0 when allowed; then nothing stays counted but the try itself.
 */
export function limitOrders(limits: Pick<RateLimits, 'take' | 'giveBack'>) {
  const giveBackAll = async (taken: readonly Counted[]) => {
    for (const { counted, rate, points } of taken) await limits.giveBack(counted, rate, points)
  }

  return {
    async take(request: OrderAttempt): Promise<{ wait: number; giveBack(): Promise<void> }> {
      const tries = ['order', 'customer', String(request.customerId)]
      const wait = await limits.take(tries, orderRates.customer)
      if (wait > 0) return { wait, giveBack: async () => undefined }
      const taken: Counted[] = []
      for (const each of request.isProven ? [] : unproven(request)) {
        const wait = await limits.take(each.counted, each.rate, each.points)
        taken.push(each)
        if (wait === 0) continue
        await giveBackAll(taken)
        return { wait, giveBack: async () => undefined }
      }
      return { wait: 0, giveBack: () => giveBackAll(taken) }
    },
  }
}

const unproven = ({ email, address, units }: OrderAttempt): Counted[] => [
  { counted: ['order', 'e-mail', email], rate: orderRates.email, points: 1 },
  { counted: ['order', 'units', clientNetwork(address)], rate: orderRates.units, points: units },
]
