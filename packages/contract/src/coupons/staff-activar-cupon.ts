import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { staffCoupon, staffCouponExample } from './staff-coupon-shapes.ts'

export const staffActivarCupon = defineCall({
  name: 'staff/activar-cupon',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    id_cupon: id,
    /** 0 switches it off, 1 on again. */
    activo: z.coerce.number().pipe(z.union([z.literal(0), z.literal(1)])),
  }),
  reply: staffCoupon,
  errors: ['NOT_FOUND'],
  doc: 'Switches a coupon off, or on again: switched off it is refused with COUPON_OFF, and orders that hold it keep it.',
  example: {
    request: { id_cupon: 1, activo: 0 },
    reply: { ...staffCouponExample, activo: 0 },
  },
})
