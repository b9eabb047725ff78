import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Rating } from '../../../ui/figures/rating.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { productHref } from '../../product-cards/product-href.ts'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import styles from './analogs.module.css'
import { analogsQuery } from './analogs.queries.ts'
import { AnalogsSkeleton } from './analogs-skeleton.tsx'

/** What can be bought instead, of a part for the shopper's vehicle: name and SKU, rating, brand with its country, price. */
export default function Analogs({ product }: { product: Product }) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const wanted = product.fitment.kind === 'some' && vehicle ? vehicle : undefined
  const analogs = useQuery(analogsQuery(useData(), product.id, wanted))
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
        {analogs.data.map((other) => (
          <tr key={other.id}>
            <th scope="row">
              <span className={styles.product}>
                {other.pictures[0] && (
                  <Picture picture={{ ...other.pictures[0], alt: '' }} size={64} className={styles.picture} />
                )}
                <span>
                  <Link to={productHref(other)}>{other.name}</Link>
                  <small>
                    {text('PRODUCT_SKU')} {other.sku}
                  </small>
                </span>
              </span>
            </th>
            <td>
              {other.reviewCount > 0 ? (
                <Rating value={other.rating} count={other.reviewCount} />
              ) : (
                <span className={styles.soft}>{text('PRODUCT_NO_REVIEWS')}</span>
              )}
            </td>
            <td>
              {other.brand && (
                <>
                  <b>{other.brand.name}</b>
                  <small>{other.brand.country}</small>
                </>
              )}
            </td>
            <td>
              <Price amount={other.price} old={other.compareAtPrice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
