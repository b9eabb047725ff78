import { z } from 'zod'
import { deliveryKindIds } from '#rules/orders/delivery-kinds.ts'

/** The number of a delivery kind, in replies. */
export const deliveryKindId = z.literal(Object.values(deliveryKindIds))
