import { RecentlyViewed } from '../../recently-viewed/recently-viewed.tsx'
import { RelatedProducts } from './related-products.tsx'

/** What stands below a product's tabs. */
export default function ProductRecommendations({ productId, slug }: { productId: number; slug: string }) {
  return (
    <>
      <RelatedProducts productId={productId} />
      <RecentlyViewed except={slug} />
    </>
  )
}
