import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { Badge } from '../../ui/figures/badge.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { WholeName } from '../../ui/figures/whole-name.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { productQuery } from '../product-cards/catalogue.queries.ts'
import { productHref } from '../product-cards/product-href.ts'
import { StockBadge } from '../product-cards/stock-badge.tsx'
import type { SavedCard } from '../saved-products/saved-cards.ts'
import { wishlistActions } from '../saved-products/wishlist.store.ts'
import { AddOrChoose } from './add-or-choose.tsx'
import styles from './wishlist-page.module.css'

/** A wish: picture and name as kept, the rest as it is today. */
export function WishlistRow({ card }: { card: SavedCard }) {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const { data: product, isPending, isError, refetch } = useQuery(productQuery(data, card.slug, false))
  const name = product?.name ?? card.name
  const picture = product?.pictures[0] ?? card.picture

  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    const isDone = wishlistActions.remove(card.id)
    toasts.show({ tone: 'neutral', text: text('WISHLIST_REMOVED', { name }) })
    await isDone
    setBusy(false)
  }
  return (
    <li className={styles.row} aria-busy={isPending || undefined}>
      <span className={styles.picture}>
        {picture ? <Picture picture={{ ...picture, alt: '' }} size={96} /> : <Icon name="paw" size={32} />}
      </span>
      <div className={styles.words}>
        <Link to={productHref({ slug: card.slug })}>
          <WholeName name={name} />
        </Link>
        {product && product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
      </div>
      <div className={styles.stock}>
        {product && <StockBadge stock={product.stock} backorder={product.backorder} />}
        {product === null && <Badge tone="failure">{text('WISHLIST_GONE')}</Badge>}
        {isError && !product && (
          <Button kind="quiet" size="small" onClick={() => void refetch()}>
            {text('CATALOGUE_RETRY')}
          </Button>
        )}
        {isPending && <Skeleton blockSize="24px" inlineSize="72px" />}
      </div>
      <div className={styles.price}>
        {product !== null && (
          <Price amount={product?.price ?? card.price} old={product?.compareAtPrice ?? null} />
        )}
      </div>
      <div className={styles.add}>{product && <AddOrChoose product={product} />}</div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('WISHLIST_REMOVE', { name })}
        aria-busy={isBusy || undefined}
        onClick={remove}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
