import type { ComparedCustomer, CustomerKind, CustomerProfile } from '../../data/port/customers.port.ts'

/** What is compared of two who may be one. */
export type Side = {
  id: number
  kind: CustomerKind
  name: string
  email: string
  isProven: boolean
  rut: string
  phone: string
  orders: number
  conversations: number
}

export const sideOfProfile = (profile: CustomerProfile): Side => ({
  ...profile,
  isProven: profile.provenAt !== null,
  orders: profile.orders.length,
  conversations: profile.conversations.length,
})

export const sideOf = (customer: ComparedCustomer): Side => ({
  ...customer,
  rut: customer.rut ?? '',
  phone: customer.phone ?? '',
})

/** Who stays at first: the one with an account, then the one whose e-mail is proven, then the one with more orders. */
export function staysFirst(one: Side, other: Side): Side {
  if (one.kind !== other.kind) return one.kind === 'customer' ? one : other
  if (one.isProven !== other.isProven) return one.isProven ? one : other
  return other.orders > one.orders ? other : one
}

/** Whether `side` may be the one that stays: who has an account is not merged into somebody without one. */
export const mayStay = (side: Side, other: Side): boolean =>
  !(side.kind === 'guest' && other.kind === 'customer')
