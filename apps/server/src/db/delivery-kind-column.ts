import { customType } from 'drizzle-orm/pg-core'
import { type DeliveryKind, deliveryKindIds, deliveryKindOf } from '#rules/orders/delivery-kinds.ts'

/** A column that holds the number of a delivery kind. */
export const deliveryKindColumn = customType<{ data: DeliveryKind; driverData: number }>({
  dataType: () => 'integer',
  toDriver: (kind) => deliveryKindIds[kind],
  fromDriver(id) {
    const kind = deliveryKindOf(id)
    if (!kind) throw new RangeError(`No delivery kind has the number ${id}.`)
    return kind
  },
})
