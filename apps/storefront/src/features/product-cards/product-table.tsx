import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Price } from '../../ui/figures/price.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { WholeName } from '../../ui/figures/whole-name.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { CardAction } from './card-action.tsx'
import { productHref } from './product-href.ts'
import styles from './product-table.module.css'
import { StockBadge } from './stock-badge.tsx'

/** The list as a table; on a narrow screen SKU and rating stand under the name. */
export default function ProductTable({ products }: { products: ProductCard[] }) {
  const text = useText()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('CATALOGUE_TABLE_IMAGE')}</th>
            <th scope="col" className={styles.wide}>
              {text('PRODUCT_SKU')}
            </th>
            <th scope="col">{text('CATALOGUE_TABLE_PRODUCT')}</th>
            <th scope="col" className={styles.wide}>
              {text('CATALOGUE_TABLE_RATING')}
            </th>
            <th scope="col" className={styles.price}>
              {text('CATALOGUE_TABLE_PRICE')}
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id}>
              <td className={styles.picture}>
                {product.pictures[0] && <Picture picture={{ ...product.pictures[0], alt: '' }} size={160} />}
              </td>
              <td className={styles.wide}>
                <bdi>{product.sku}</bdi>
              </td>
              <th scope="row">
                <Link to={productHref(product)} lang={product.lang}>
                  <WholeName name={product.name} />
                </Link>
                <small>
                  {product.brand?.name}
                  <span className={styles.narrow}>
                    {' · '}
                    <bdi>{product.sku}</bdi>
                  </span>
                </small>
                <StockBadge stock={product.stock} backorder={product.backorder} />
              </th>
              <td className={styles.wide}>
                {product.reviewCount > 0 && <Rating value={product.rating} count={product.reviewCount} />}
              </td>
              <td className={styles.price}>
                <div>
                  <Price amount={product.price} old={product.compareAtPrice} size="small" />
                  <CardAction product={product} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
