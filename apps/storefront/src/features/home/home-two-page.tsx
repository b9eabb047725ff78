import { lazy, Suspense } from 'react'
import { useData } from '../../shell/data-context.tsx'
import type { PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { brandsQuery, categoriesQuery, highlightsQuery } from '../product-cards/catalogue.queries.ts'
import { useIsShopEmpty } from '../product-cards/use-is-shop-empty.ts'
import { yearsQuery } from '../vehicles/vehicles.queries.ts'
import { DeferredSection } from './deferred-section.tsx'
import { bannersQuery, campaignQuery, slidesQuery } from './home.queries.ts'
import styles from './home-page.module.css'
import { featuredWanted, offersWanted } from './home-wanted.ts'
import { BrandStrip } from './sections/brand-strip.tsx'
import { FeaturedProducts } from './sections/featured-products.tsx'
import { MiniBanners } from './sections/mini-banners.tsx'
import { OffersBlock } from './sections/offers-block.tsx'
import { PopularCategories } from './sections/popular-categories.tsx'
import { ShopFeatures } from './sections/shop-features.tsx'
import { VehicleFinder } from './sections/vehicle-finder.tsx'

const loadEmptyShop = async () => ({ default: (await import('../product-cards/empty-shop.tsx')).EmptyShop })
// A shop without products is rare: no other first view carries what it shows.
const EmptyShop = import.meta.env.SSR ? (await loadEmptyShop()).default : lazy(loadEmptyShop)

export async function preload({ queryClient, data }: PreloadContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(yearsQuery(data)),
    queryClient.prefetchQuery(slidesQuery(data)),
    queryClient.prefetchQuery(brandsQuery(data)),
    queryClient.prefetchQuery(categoriesQuery(data)),
    queryClient.prefetchQuery(highlightsQuery(data, 'featured', featuredWanted)),
    queryClient.prefetchQuery(highlightsQuery(data, 'offers', offersWanted)),
    queryClient.prefetchQuery(campaignQuery(data)),
    queryClient.prefetchQuery(bannersQuery(data)),
  ])
}

/** The home page that begins with the vehicle (specification §2, `home-two`). */
export default function HomeTwoPage() {
  const text = useText()
  const { layer } = useData()
  const isEmpty = useIsShopEmpty()
  usePageHead({
    title: text('HOME_TWO_TITLE'),
    description: text('HOME_DESCRIPTION'),
    canonical: '/home-two',
  })
  if (isEmpty) {
    return (
      <div className={styles.page}>
        <VehicleFinder />
        <BrandStrip />
        <Suspense fallback={null}>
          <EmptyShop />
        </Suspense>
        <MiniBanners />
      </div>
    )
  }
  return (
    <div className={styles.page} key={layer}>
      <VehicleFinder />
      <BrandStrip />
      <PopularCategories />
      <FeaturedProducts />
      <MiniBanners />
      <OffersBlock />
      <DeferredSection part="posts" />
      <DeferredSection part="columns" />
      <ShopFeatures />
    </div>
  )
}
