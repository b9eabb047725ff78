import { orderRates } from '#rules/orders/order-limits.ts'
import { countedNetworks } from '../http/security/client-network.ts'
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
  /** Whether the order is mailed as soon as it is made. */
  isMailed: boolean
}

export type LimitOrders = ReturnType<typeof limitOrders>

type Counted = { counted: string[]; rate: { times: number; seconds: number }; points: number }

type Taken = { wait: number; isMailed: boolean; giveBack(): Promise<void> }

/**
 * Counts orders by who asks and how many units an address holds: `wait` is in seconds, 0 when allowed, and of what is not
 * nothing stays counted but the try itself. What would be mailed to an e-mail too often is not mailed: whoever makes it may
 * be another than who reads the mails, and the e-mail's owner goes on buying.
 */
export function limitOrders(limits: Pick<RateLimits, 'take' | 'giveBack'>) {
  const take = ({ counted, rate, points }: Counted) => limits.take(counted, rate, points)
  const giveBack = ({ counted, rate, points }: Counted) => limits.giveBack(counted, rate, points)
  const refused = (wait: number): Taken => ({ wait, isMailed: false, giveBack: async () => undefined })

  const mailTo = (email: string) => ({
    counted: ['order', 'mails', email],
    rate: orderRates.mails,
    points: 1,
  })

  return {
    /** Counts a mail of an order to an unproven e-mail; false where it had too many. */
    takeMail: async (email: string): Promise<boolean> => (await take(mailTo(email))) === 0,

    async take(request: OrderAttempt): Promise<Taken> {
      const { customerId, email, isProven, address, units, isMailed } = request
      const tries = ['order', 'customer', String(customerId)]
      const wait = await limits.take(tries, orderRates.customer)
      if (wait > 0) return refused(wait)
      if (isProven) return { wait: 0, isMailed, giveBack: async () => undefined }
      const held: Counted[] = []
      const giveUnitsBack = () => Promise.all(held.map(giveBack))
      for (const { network, times } of countedNetworks(address)) {
        const rate = { ...orderRates.units, times: orderRates.units.times * times }
        const counted = { counted: ['order', 'units', network], rate, points: units }
        held.push(counted)
        const waitForUnits = await take(counted)
        if (waitForUnits === 0) continue
        await giveUnitsBack()
        return refused(waitForUnits)
      }
      const mail = mailTo(email)
      const isCounted = isMailed && (await take(mail)) === 0
      return {
        wait: 0,
        isMailed: isCounted,
        async giveBack() {
          await giveUnitsBack()
          if (isCounted) await giveBack(mail)
        },
      }
    },
  }
}
