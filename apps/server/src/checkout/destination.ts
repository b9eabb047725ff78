import type { Address, addressesService } from '../addresses/addresses.service.ts'
import type { Executor } from '../db/connection.ts'
import type { Branch } from '../orders/order-mail.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import { checkoutStore } from './checkout.store.ts'
import type { OrderRequest } from './order-request.ts'

type Destination =
  | { kind: 'home'; comunaId: number; address: Address; branchId: null; branch: null }
  | { kind: 'pickup'; comunaId: number; address: null; branchId: number; branch: Branch }

/**
 * Where an order goes: to an address of the customer's own, or else to the branch where it is picked up.
 * NOT_YOURS for any other address, NOT_FOUND for an unknown branch.
 */
export async function findDestination(
  executor: Executor,
  addresses: Pick<typeof addressesService, 'own'>,
  { customerId, addressId, branchId, comunaId }: OrderRequest,
): Promise<Destination | Refusal> {
  if (addressId !== undefined) {
    const address = await addresses.own(executor, customerId, addressId)
    if (isRefusal(address)) return address
    if (comunaId !== undefined && comunaId !== address.comunaId) {
      return refuse('INVALID_REQUEST', { fields: { id_comuna: 'FIELD_INVALID' } })
    }
    return { kind: 'home', comunaId: address.comunaId, address, branchId: null, branch: null }
  }
  if (branchId === undefined) {
    return refuse('INVALID_REQUEST', { fields: { id_direccion_cliente: 'FIELD_REQUIRED' } })
  }
  const found = await checkoutStore.findBranch(executor, branchId)
  if (!found) return refuse('NOT_FOUND', { fields: { id_sucursal: 'NOT_FOUND' } })
  return { kind: 'pickup', comunaId: found.comunaId, address: null, branchId, branch: found.branch }
}
