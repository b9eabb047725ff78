import type { Totals } from '#rules/money/totals.ts'

/** What of an order is not there, as the refusal lists it. */
export const presentShortfalls = (
  shortfalls: readonly { productId: number; quantity: number; stock: number }[],
) =>
  shortfalls.map(({ productId, quantity, stock }) => ({
    id_producto: productId,
    cantidad: quantity,
    stock_producto: stock,
  }))

/** What an order costs now, as the refusal of other totals tells it. */
export const presentTotals = ({ subtotal, shippingNet, coupon, total }: Totals) => ({
  subtotal,
  despacho: shippingNet,
  cupon: coupon,
  total,
})
