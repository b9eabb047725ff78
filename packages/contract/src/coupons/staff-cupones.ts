import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId, searchText } from '../fields.ts'
import { staffCoupon, staffCouponExample } from './staff-coupon-shapes.ts'

export const staffCupones = defineCall({
  name: 'staff/cupones',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** Those alone whose code has this in it, in any case of its letters. */
    codigo: searchText(40).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    /** The last coupon of the page before. */
    antes_de: optionalId,
  }),
  reply: z.array(staffCoupon),
  errors: [],
  doc: 'Coupons with how often they are used, the newest first.',
  example: { request: { codigo: 'bienvenida' }, reply: [staffCouponExample] },
})
