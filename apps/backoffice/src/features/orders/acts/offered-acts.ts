import { moveOrder, type OrderMove } from '#rules/orders/order-moves.ts'
import type { Order, OrderLine } from '../../../data/port/orders.port.ts'
import type { Role } from '../../../data/port/session.port.ts'

export type OrderAct = OrderMove | 'refund' | 'take-off'

const handing: readonly OrderAct[] = ['prepare', 'make-ready', 'ship', 'deliver']

/** Which acts a role has at all, as the calls say; the server decides. */
const mayOf: Record<Role, (act: OrderAct) => boolean> = {
  owner: () => true,
  manager: () => true,
  agent: (act) => handing.includes(act) || act === 'refund' || act === 'take-off',
  warehouse: (act) => handing.includes(act),
}

type Divided = { lines: readonly Pick<OrderLine, 'quantity' | 'unsent'>[] }

/** What comes next of itself, the likeliest first; what goes back or ends it comes after. */
const forward: readonly OrderAct[] = ['pay', 'prepare', 'make-ready', 'ship', 'deliver']
const backward: readonly OrderAct[] = ['take-off', 'refund', 'unpay', 'reopen', 'cancel']

/** What somebody may do with an order as it stands: one thing that comes next, and all the others. */
export function offeredActs(
  order: Pick<Order, 'state' | 'payment' | 'preparation' | 'paymentKind' | 'isPickup'> & Divided,
  role: Role,
): { next: OrderAct | null; others: OrderAct[] } {
  const { paymentKind, state } = order
  const status = {
    ...order,
    isPaidOnline: paymentKind === 'webpay',
    isPaidInShop: paymentKind === 'pago_en_tienda',
  }
  const isOffered = (act: OrderAct) =>
    mayOf[role](act) &&
    (act === 'refund'
      ? order.payment === 'PAID'
      : act === 'take-off'
        ? isDivisible(order)
        : moveOrder(status, act) !== null) &&
    // Money for what was cancelled is an exception that somebody looks for.
    !(act === 'pay' && state === 'CANCELLED')
  const next = nextOf(forward.filter(isOffered), order)
  const others = [...forward, ...backward].filter((act) => act !== next && isOffered(act))
  return { next, others }
}

/** Whether some of it can be taken off while the rest is sent: of a single unit the whole order is cancelled. */
const isDivisible = ({ state, payment, lines }: Pick<Order, 'state' | 'payment'> & Divided) =>
  state === 'PENDING' &&
  payment === 'PAID' &&
  lines.reduce((sum, { quantity, unsent }) => sum + quantity - unsent, 0) > 1

/** What is paid where it is picked up is prepared first. A step that was gone is none to offer first. */
function nextOf(
  offered: readonly OrderAct[],
  { preparation, paymentKind }: Pick<Order, 'preparation' | 'paymentKind'>,
): OrderAct | null {
  const isBefore = preparation === 'NONE' || preparation === 'PREPARING'
  const steps = offered.filter(
    (act) =>
      !(act === 'pay' && paymentKind === 'pago_en_tienda' && isBefore) &&
      !(act === 'prepare' && preparation === 'READY'),
  )
  return steps[0] ?? null
}
