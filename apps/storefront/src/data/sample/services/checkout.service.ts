import { orderLines } from '#contract/order-line-shape.ts'
import type { CouponValue } from '#rules/money/totals.ts'
import { Refusal } from '../../port/refusal.ts'
import { after, type SampleContext } from '../layer.ts'
import type { SampleProduct } from '../sample-shop.ts'
import { addressChecked } from './address-checks.ts'
import { orderedItems } from './cart-of.ts'
import { checkForm } from './check-form.ts'
import { addOrder } from './orders.store.ts'
import type { Address, AddressData, CartItem, NameValue, Order } from './shapes.ts'

export type CheckoutData = {
  items: { productId: number; options: NameValue[]; quantity: number }[]
  /** The kind of payment. */
  payment: string
  billingAddress: AddressData
  shippingAddress: AddressData
  /** Ours: what is taken off; left out for none. */
  coupon?: CouponValue | null
}

/** What the wire has for the fields of an item. */
const itemNames = { '#.cantidad': 'items.#.quantity', '#.id_producto': 'items.#.productId' }

/** The checkout of the local service contract (specification §7): a PENDING order at the top of the list. */
export function checkoutService(context: SampleContext) {
  return {
    checkout: (data: CheckoutData): Promise<Order> =>
      after(context.delays.list, () => makeOrder(context, data)),
  }
}

function makeOrder(context: SampleContext, data: CheckoutData): Order {
  const wired = data.items.map(({ productId, quantity }) => ({ id_producto: productId, cantidad: quantity }))
  checkForm(context, orderLines.min(1), wired, itemNames)
  const items = data.items.map((item) => itemOf(context, item))
  return addOrder(context, {
    createdAt: context.now().toISOString(),
    payment: data.payment,
    status: 'PENDING',
    ...orderedItems(items, data.coupon),
    shippingAddress: ofOrder(addressChecked(context, data.shippingAddress)),
    billingAddress: ofOrder(addressChecked(context, data.billingAddress)),
  })
}

function itemOf(
  context: SampleContext,
  { productId, quantity, options }: CheckoutData['items'][number],
): CartItem {
  return { product: boughtProduct(context, productId).product, quantity, options }
}

/** A product that is bought; throws the specification's own words (§8) for one that is not sold. */
export function boughtProduct({ shop }: SampleContext, productId: number): SampleProduct {
  const known = shop.find(productId)
  if (!known) throw new Refusal('PRODUCT_NOT_FOUND', 'Product not found', { status: 404 })
  return known
}

/** An order's address is a copy, and none of the list. */
const ofOrder = ({ default: _, ...address }: AddressData): Address => ({ id: 0, ...address, default: false })
