import { normalizePhone } from '#rules/chile/phone.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { OrderAddress } from '../orders.tables.ts'
import type { EditedOrder, OrderEdit } from './edited-order.store.ts'

/** What an edit names; what it leaves out stays. */
export type AskedEdit = {
  address?: Partial<Pick<OrderAddress, 'street' | 'number' | 'flat' | 'reference'>> | undefined
  phone?: string | undefined
  carrierId?: number | undefined
  trackingNumber?: string | undefined
}

/**
 * What an edit makes of an order: until it leaves its address within the comuna and its phone, afterwards its carrier and
 * tracking number. ORDER_STATE, PHONE_INVALID; INVALID_REQUEST by its field.
 */
export function editOrder(
  order: EditedOrder,
  asked: AskedEdit,
  carriers: readonly { id: number; name: string }[],
): OrderEdit | Refusal {
  const isGoing = order.state === 'PENDING'
  const hasLeft = order.state === 'SHIPPED' || order.state === 'COMPLETED'
  const edit: OrderEdit = {}
  if (asked.address !== undefined) {
    if (!order.address) return refuse('INVALID_REQUEST', { fields: { direccion: 'FIELD_INVALID' } })
    if (!isGoing) return refuse('ORDER_STATE')
    edit.address = { ...order.address, ...given(asked.address) }
  }
  if (asked.phone !== undefined) {
    if (!isGoing) return refuse('ORDER_STATE')
    const phone = normalizePhone(asked.phone)
    if (phone === null) return refuse('PHONE_INVALID', { fields: { telefono: 'PHONE_INVALID' } })
    edit.phone = phone
  }
  if (asked.carrierId !== undefined || asked.trackingNumber !== undefined) {
    if (!hasLeft || !order.address) return refuse('ORDER_STATE')
    if (asked.trackingNumber !== undefined) edit.trackingNumber = asked.trackingNumber
    if (asked.carrierId !== undefined) {
      const carrier = carriers.find(({ id }) => id === asked.carrierId)
      if (!carrier) return refuse('INVALID_REQUEST', { fields: { id_transportista: 'FIELD_INVALID' } })
      edit.carrierId = carrier.id
      edit.carrierName = carrier.name
    }
  }
  return edit
}

/** Without what was left out: a field that is not named is not blanked. */
const given = (address: NonNullable<AskedEdit['address']>) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))
