import {
  type OrderState,
  orderStateMachine,
  type PaymentState,
  type PreparationState,
  paymentStateMachine,
  preparationStateMachine,
} from './order-states.ts'

export const orderMoves = [
  'pay',
  'unpay',
  'prepare',
  'make-ready',
  'ship',
  'deliver',
  'cancel',
  'reopen',
] as const
/** What the shop does with an order. */
export type OrderMove = (typeof orderMoves)[number]

export type OrderStatus = {
  state: OrderState
  payment: PaymentState
  preparation: PreparationState
  /** Whether it is picked up in a branch, and so is never shipped. */
  isPickup: boolean
  /** Whether a gateway settles the payment, so that nobody of the shop says that it was paid. */
  isPaidOnline: boolean
  /** Whether its money is taken in the shop when it is picked up, and so after it is prepared. */
  isPaidInShop: boolean
}

const parcelSteps: readonly PreparationState[] = ['NONE', 'PREPARING', 'READY', 'DISPATCHED', 'DELIVERED']

/**
 * How an order stands after a move, or null when the move is not legal (D31). Nothing leaves before it is paid,
 * nor is prepared, but for what is paid where it is picked up; a parcel that leaves has passed every step before; one
 * that was cancelled and paid late is opened again, and a payment noted by mistake is taken back, until it leaves.
 */
export function moveOrder(order: OrderStatus, move: OrderMove): OrderStatus | null {
  const { state, payment, isPickup, isPaidOnline, isPaidInShop } = order
  const isPaid = payment === 'PAID'
  const mayPrepare = isPaid || (isPickup && isPaidInShop && payment === 'WAITING')
  const moved = {
    pay: () => !isPaidOnline && changed(order, { payment: 'PAID' }),
    prepare: () => state === 'PENDING' && mayPrepare && changed(order, { preparation: 'PREPARING' }),
    'make-ready': () => state === 'PENDING' && mayPrepare && changed(order, { preparation: 'READY' }),
    ship: () =>
      isPaid && !isPickup && changed(walk(order, 'READY'), { state: 'SHIPPED', preparation: 'DISPATCHED' }),
    deliver: () =>
      isPaid &&
      (isPickup ? state === 'PENDING' : state === 'SHIPPED') &&
      changed(isPickup ? walk(order, 'READY') : order, { state: 'COMPLETED', preparation: 'DELIVERED' }),
    cancel: () =>
      state === 'PENDING' &&
      changed(order, { state: 'CANCELLED', ...(!isPaid && payment !== 'EXPIRED' && { payment: 'EXPIRED' }) }),
    reopen: () =>
      isPaid &&
      !isPaidOnline &&
      !hasLeft(order) &&
      changed({ ...order, preparation: 'NONE' }, { state: 'PENDING' }),
    unpay: () =>
      isPaid &&
      !isPaidOnline &&
      (state === 'PENDING' || (state === 'CANCELLED' && !hasLeft(order))) &&
      changed(order, { payment: state === 'PENDING' ? 'WAITING' : 'EXPIRED' }),
  }[move]()
  return moved || null
}

/** Whether the goods are out of the shop. */
export const hasLeft = ({ preparation }: Pick<OrderStatus, 'preparation'>): boolean =>
  preparation === 'DISPATCHED' || preparation === 'DELIVERED'

type Change = Partial<Pick<OrderStatus, 'state' | 'payment' | 'preparation'>>

/** The order with what changes, or null where one of the changes is no legal move. */
function changed(order: OrderStatus | null, change: Change): OrderStatus | null {
  if (!order) return null
  const isLegal =
    (change.state === undefined || orderStateMachine.canMove(order.state, change.state)) &&
    (change.payment === undefined || paymentStateMachine.canMove(order.payment, change.payment)) &&
    (change.preparation === undefined ||
      preparationStateMachine.canMove(order.preparation, change.preparation))
  return isLegal ? { ...order, ...change } : null
}

/** Takes the parcel on, step by step, to where it has to be; it stays where it is there already. */
function walk(order: OrderStatus, to: PreparationState): OrderStatus | null {
  const steps = parcelSteps.slice(parcelSteps.indexOf(order.preparation) + 1, parcelSteps.indexOf(to) + 1)
  return steps.reduce<OrderStatus | null>((at, preparation) => changed(at, { preparation }), order)
}

export const gatewayEvents = ['approved', 'rejected', 'retried', 'refunded'] as const
/** What a gateway, or who pays through it, does with an order's money. */
export type GatewayEvent = (typeof gatewayEvents)[number]

/**
 * How an order stands after an event of its payment, or null when it changes nothing. Money for an order that is
 * cancelled is recorded as paid, to be paid back (D30). `refunded`, whichever way it was paid: nothing of its money is
 * left; an order on its way is over with it. The others are a gateway's.
 */
export function settleOrder(order: OrderStatus, event: GatewayEvent): OrderStatus | null {
  const { state, payment, isPaidOnline } = order
  if (!isPaidOnline && event !== 'refunded') return null
  return {
    approved: () =>
      payment === 'REJECTED'
        ? changed(changed(order, { payment: 'WAITING' }), { payment: 'PAID' })
        : changed(order, { payment: 'PAID' }),
    rejected: () => (state === 'PENDING' ? changed(order, { payment: 'REJECTED' }) : null),
    retried: () =>
      state === 'PENDING' && payment === 'REJECTED' ? changed(order, { payment: 'WAITING' }) : null,
    refunded: () =>
      changed(order, { payment: 'REFUNDED', ...(state === 'SHIPPED' && { state: 'CANCELLED' as const }) }),
  }[event]()
}

/** Whether a gateway may still be asked for the money of an order. */
export const isPayableOnline = ({ state, payment, isPaidOnline }: OrderStatus): boolean =>
  isPaidOnline && state === 'PENDING' && (payment === 'WAITING' || payment === 'REJECTED')
