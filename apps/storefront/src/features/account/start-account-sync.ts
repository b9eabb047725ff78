import type { DataPort } from '../../data/port/port.ts'
import { startCartSync } from '../cart/sync/cart-sync.ts'
import { leavePetsOf, syncPetsOf } from '../pets/pets.store.ts'
import { loginAfterEnd } from '../session/session-ended.ts'
import { leaveGarageOf, syncGarageOf } from '../vehicles/garage.store.ts'

/**
 * Keeps this browser's cart, vehicles and animals in sync with the account's until the function that it returns is
 * called. Without an account (`customerId` null) it removes what one had left here, and redirects to the login where a
 * session ended on a personal page.
 */
export function startAccountSync(data: DataPort, customerId: number | null): () => void {
  if (customerId === null) {
    leaveGarageOf(data)
    leavePetsOf(data)
    const login = loginAfterEnd()
    // By its clean path: this document may not be hydrated yet.
    if (login !== null) location.replace(login)
  } else {
    void syncGarageOf(data)
    void syncPetsOf(data)
  }
  return startCartSync(data, customerId)
}
