/**
 * The places between an order and its confirmation at which a process may die (docs/payments.md lists them).
 * Tests are told when one is reached and may end the process there; in the shop nobody is.
 */
export type Checkpoint =
  | 'order-placed'
  | 'payment-inserted'
  | 'payment-created'
  | 'payment-opened'
  | 'payment-claimed'
  | 'payment-committed'
  | 'payment-settled'
  | 'payment-applied'
  | 'refund-claimed'
  | 'refund-sent'
  | 'mail-claimed'
  | 'mail-sent'

export type ReachCheckpoint = (name: Checkpoint) => void | Promise<void>
