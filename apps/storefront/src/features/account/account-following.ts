import type { DataPort } from '../../data/port/port.ts'
import { followCart } from '../cart/cart-following.ts'
import { leave, meet } from '../vehicles/garage.store.ts'

/**
 * Keeps what this browser has and what the account has one, until the function that it returns is called. For
 * nobody (`customerId` null) it takes away what an account had left here.
 */
export function follow(data: DataPort, customerId: number | null): () => void {
  if (customerId === null) leave(data)
  else void meet(data)
  return followCart(data, customerId)
}
