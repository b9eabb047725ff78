import type { Product } from '../../../data/port/catalogue.port.ts'
import RecentlyViewed from '../../recently-viewed/recently-viewed.tsx'
import { RelatedProducts } from './related-products.tsx'

/** What stands below a product's tabs. */
export default function ProductRecommendations({ product }: { product: Product }) {
  return (
    <>
      <RelatedProducts product={product} />
      <RecentlyViewed except={product.slug} />
    </>
  )
}
