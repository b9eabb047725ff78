import type { DataPort } from '../../data/port/port.ts'
import { followCart } from '../cart/cart-following.ts'
import { loginAfterEnd } from '../session/session-ended.ts'
import { leave, meet } from '../vehicles/garage.store.ts'

/**
 * Keeps what this browser has and what the account has one, until the function that it returns is called. For
 * nobody (`customerId` null) it takes away what an account had left here, and leads who was at a page of their
 * own as the session ended to the login.
 */
export function follow(data: DataPort, customerId: number | null): () => void {
  if (customerId === null) {
    leave(data)
    const login = loginAfterEnd()
    // By its clean path: this document may still be coming to life.
    if (login !== null) location.replace(login)
  }
  if (customerId !== null) void meet(data)
  return followCart(data, customerId)
}
