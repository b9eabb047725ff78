import type { OrderStatus } from './order-moves.ts'

/** Mails that tell of the order as it stands, so that they can be written anew. */
export const repeatableMails = [
  'order-received',
  'order-paid',
  'order-ready',
  'order-shipped',
  'order-cancelled',
  'prescription-answered',
] as const
export type RepeatableMail = (typeof repeatableMails)[number]

/**
 * Whether what a mail tells is true of an order as it stands: no money is asked for what is paid or was cancelled, and
 * nothing is on its way that has come.
 */
export function isTrueOf(
  mail: RepeatableMail,
  { state, payment, preparation }: Pick<OrderStatus, 'state' | 'payment' | 'preparation'>,
): boolean {
  return {
    'order-received': state === 'PENDING' && payment === 'WAITING',
    'order-paid': state !== 'CANCELLED' && payment === 'PAID',
    'order-ready': state === 'PENDING' && preparation === 'READY',
    'order-shipped': state === 'SHIPPED',
    'order-cancelled': state === 'CANCELLED',
    'prescription-answered': state === 'PENDING',
  }[mail]
}
