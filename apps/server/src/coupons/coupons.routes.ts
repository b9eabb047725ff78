import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { CouponGuesses } from './coupon-guesses.ts'
import type { CouponLine, CouponsService } from './coupons.service.ts'

/** The calls about coupons. `pricesOf` gives what products cost now, in pesos, those that are sold alone. */
export function couponsRoutes({
  coupons,
  guesses,
  pricesOf,
}: {
  guesses: Pick<CouponGuesses, 'judged'>
  coupons: Pick<CouponsService, 'verify'>
  pricesOf(productIds: readonly number[]): Promise<ReadonlyMap<number, number>>
}) {
  return {
    // `rut_cliente` is the specification's and anybody's to type: it is not judged (0136).
    verificarCuponDescuento: async (input, { request, session }) => {
      const { codigo_cupon_descuento: code, subtotal, productos } = input
      const lines = productos && (await priced(productos))
      const coupon = await guesses.judged(request.ip, () =>
        coupons.verify(code, { customerId: session?.customerId, subtotal, lines }),
      )
      if (isRefusal(coupon)) return coupon
      return {
        codigo_cupon_descuento: coupon.code,
        tipodescuento_cupon_descuento: coupon.type,
        valordescuento_cupon_descuento: coupon.value,
        minimo_cupon_descuento: coupon.minimum,
        productos_cupon_descuento: coupon.productIds,
      }
    },
  } satisfies Handlers

  /** The server decides what a line comes to (D15); what is not sold comes to nothing. */
  async function priced(input: readonly { id_producto: number; cantidad: number }[]): Promise<CouponLine[]> {
    const prices = await pricesOf(input.map(({ id_producto }) => id_producto))
    return input.map(({ id_producto: productId, cantidad }) => ({
      productId,
      amount: (prices.get(productId) ?? 0) * cantidad,
    }))
  }
}
