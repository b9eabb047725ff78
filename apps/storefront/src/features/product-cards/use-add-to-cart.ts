import { useState } from 'react'
import type { Product, ProductCard } from '../../data/port/catalogue.port.ts'
import { type Text, useText } from '../../shell/texts.tsx'
import { type Toast, useToasts } from '../../ui/feedback/toasts.tsx'
import { cartActions, useInCart } from '../cart/cart.store.ts'
import { type ChosenOption, leftOf } from '../cart/lines/cart-line.ts'

/** What is said of a product that came into the cart, with the way there. */
export const addedToast = (text: Text, name: string): Toast => ({
  tone: 'success',
  text: text('CATALOGUE_ADDED', { name }),
  action: { text: text('CART_SEE'), to: '/shop/cart' },
})

/**
 * Adds to the cart, busy as long as the control shows it (D37), with a toast that names the product.
 * What the cart already holds counts against the stock: past it nothing is added and the toast says so.
 */
export function useAddToCart(product: Product | ProductCard, chosen: ChosenOption[]) {
  const text = useText()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const inCart = useInCart((lines) =>
    lines.reduce((sum, line) => (line.productId === product.id ? sum + line.quantity : sum), 0),
  )
  const left = useInCart((lines) => leftOf(product, chosen, lines))

  const add = async (quantity: number) => {
    if (isBusy) return
    if (quantity > left) {
      toasts.show({ tone: 'failure', text: text('PRODUCT_NO_MORE') })
      return
    }
    setBusy(true)
    await cartActions.add(product, chosen, quantity)
    setBusy(false)
    toasts.show(addedToast(text, product.name))
  }

  return { add, isBusy, inCart, left }
}
