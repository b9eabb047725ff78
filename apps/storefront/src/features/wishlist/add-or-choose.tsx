import { availability } from '#rules/catalogue/stock.ts'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { openQuickView } from '../product-cards/open-quick-view.ts'
import { useAddToCart } from '../product-cards/use-add-to-cart.ts'

/** Adds one to the cart, or opens the quick view where options are chosen; nothing without stock. */
export function AddOrChoose({ product }: { product: ProductCard }) {
  const text = useText()
  const { add, isBusy } = useAddToCart(product, [])
  if (availability(product.stock, product.backorder) === 'out-of-stock') return null
  if (product.hasOptions) {
    return (
      <Button
        kind="outline"
        size="small"
        aria-haspopup="dialog"
        aria-label={text('CATALOGUE_CHOOSE', { name: product.name })}
        onClick={() => openQuickView(product.slug)}
      >
        {text('WISHLIST_CHOOSE')}
      </Button>
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
