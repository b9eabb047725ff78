import { availability } from '#rules/catalogue/stock.ts'
import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './card-action.module.css'
import { productHref } from './product-href.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/** The round button of a card: adds one, or leads to the product where options must be chosen; none without stock. */
export function CardAction({ product }: { product: ProductCard }) {
  const text = useText()
  if (availability(product.stock, product.backorder) === 'out-of-stock') return null
  if (!product.hasOptions) return <AddButton product={product} />
  return (
    <Link
      to={productHref(product)}
      className={styles.action}
      data-kind="choose"
      aria-label={text('CATALOGUE_CHOOSE', { name: product.name })}
    >
      <Icon name="arrow" size={22} />
    </Link>
  )
}

function AddButton({ product }: { product: ProductCard }) {
  const text = useText()
  const { add, isBusy, inCart } = useAddToCart(product, [])
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={text('CATALOGUE_ADD', { name: product.name })}
      aria-busy={isBusy || undefined}
      data-in-cart={inCart || undefined}
      onClick={() => add(1)}
    >
      <Icon name="cart" size={22} className={styles.icon} />
    </button>
  )
}
