import { availability } from '#rules/stock.ts'
import { useText } from '../../app/texts.tsx'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { productHref } from '../catalogue/product-href.ts'
import { useAddToCart } from '../catalogue/use-add-to-cart.ts'

/** Adds one to the cart, or leads to where options are chosen; nothing without stock. */
export function AddOrChoose({ product }: { product: ProductCard }) {
  const text = useText()
  const { add, isBusy } = useAddToCart(product, [])
  if (availability(product.stock, product.backorder) === 'out-of-stock') return null
  if (product.hasOptions) {
    return (
      <ButtonLink
        to={productHref(product)}
        kind="outline"
        size="small"
        aria-label={text('CATALOGUE_CHOOSE', { name: product.name })}
      >
        {text('WISHLIST_CHOOSE')}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="small"
      icon="cart"
      busy={isBusy}
      aria-label={text('CATALOGUE_ADD', { name: product.name })}
      onClick={() => add(1)}
    >
      {text('WISHLIST_ADD')}
    </Button>
  )
}
