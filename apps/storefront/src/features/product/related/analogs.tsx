import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Rating } from '../../../ui/figures/rating.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { analogsQuery } from '../../product-cards/catalogue.queries.ts'
import { productHref } from '../../product-cards/product-href.ts'
import styles from './analogs.module.css'
import { AnalogsSkeleton } from './analogs-skeleton.tsx'

/** What can be bought instead: name and SKU, rating, brand with its country, price. */
export default function Analogs({ productId }: { productId: number }) {
  const text = useText()
  const analogs = useQuery(analogsQuery(useData(), productId))
  if (analogs.isPending) return <AnalogsSkeleton />
  if (analogs.isError) {
    return (
      <EmptyState icon="alert" title={text('PRODUCT_ANALOGS_FAILED')} text={text('CATALOGUE_FAILED_HINT')}>
        <Button onClick={() => analogs.refetch()}>{text('CATALOGUE_RETRY')}</Button>
      </EmptyState>
    )
  }
  if (analogs.data.length === 0) return <EmptyState icon="paw" title={text('PRODUCT_ANALOGS_EMPTY')} />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('PRODUCT_COLUMN_NAME')}</th>
          <th scope="col">{text('PRODUCT_COLUMN_RATING')}</th>
          <th scope="col">{text('PRODUCT_BRAND')}</th>
          <th scope="col">{text('PRODUCT_COLUMN_PRICE')}</th>
        </tr>
      </thead>
      <tbody>
        {analogs.data.map((product) => (
          <tr key={product.id}>
            <th scope="row">
              <span className={styles.product}>
                {product.pictures[0] && (
                  <Picture
                    picture={{ ...product.pictures[0], alt: '' }}
                    size={64}
                    className={styles.picture}
                  />
                )}
                <span>
                  <Link to={productHref(product)}>{product.name}</Link>
                  <small>
                    {text('PRODUCT_SKU')} {product.sku}
                  </small>
                </span>
              </span>
            </th>
            <td>
              {product.reviewCount > 0 ? (
                <Rating value={product.rating} count={product.reviewCount} />
              ) : (
                <span className={styles.soft}>{text('PRODUCT_NO_REVIEWS')}</span>
              )}
            </td>
            <td>
              {product.brand && (
                <>
                  <b>{product.brand.name}</b>
                  <small>{product.brand.country}</small>
                </>
              )}
            </td>
            <td>
              <Price amount={product.price} old={product.compareAtPrice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
