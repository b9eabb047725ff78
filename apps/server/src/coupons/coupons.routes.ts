import { isRefused } from '../http/refused.ts'
import type { Handlers } from '../http/register-call.ts'
import type { CouponsService } from './coupons.service.ts'

/** The calls about coupons. */
export function couponsRoutes(coupons: Pick<CouponsService, 'verify'>) {
  return {
    verificarCuponDescuento: async ({ codigo_cupon_descuento: code, subtotal }) => {
      const coupon = await coupons.verify(code, subtotal)
      if (isRefused(coupon)) return coupon
      return {
        codigo_cupon_descuento: coupon.code,
        tipodescuento_cupon_descuento: coupon.type,
        valordescuento_cupon_descuento: coupon.value,
        minimo_cupon_descuento: coupon.minimum,
      }
    },
  } satisfies Handlers
}
