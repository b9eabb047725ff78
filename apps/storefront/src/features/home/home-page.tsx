import { lazy, Suspense } from 'react'
import { useData } from '../../shell/data-context.tsx'
import type { PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { useShop } from '../content/use-shop.ts'
import { brandsQuery, categoriesQuery, highlightsQuery } from '../product-cards/catalogue.queries.ts'
import { useIsShopEmpty } from '../product-cards/use-is-shop-empty.ts'
import { DeferredSection } from './deferred-section.tsx'
import { bannersQuery, campaignQuery, slidesQuery } from './home.queries.ts'
import styles from './home-page.module.css'
import { featuredWanted, latestWanted, offersWanted } from './home-wanted.ts'
import { BrandStrip } from './sections/brand-strip.tsx'
import { CategoryChips } from './sections/category-chips.tsx'
import { FeaturedProducts } from './sections/featured-products.tsx'
import { Hero } from './sections/hero.tsx'
import { LatestProducts } from './sections/latest-products.tsx'
import { MiniBanners } from './sections/mini-banners.tsx'
import { OffersBlock } from './sections/offers-block.tsx'
import { ShopFeatures } from './sections/shop-features.tsx'
import { shopJsonLd } from './shop-json-ld.ts'

const loadEmptyShop = async () => ({ default: (await import('../product-cards/empty-shop.tsx')).EmptyShop })
// A shop without products is rare: no other first view carries what it shows.
const EmptyShop = import.meta.env.SSR ? (await loadEmptyShop()).default : lazy(loadEmptyShop)

/** Everything of the page: each reply is small, cached by the server and asked for side by side. */
export async function preload({ queryClient, data }: PreloadContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(slidesQuery(data)),
    queryClient.prefetchQuery(categoriesQuery(data)),
    queryClient.prefetchQuery(highlightsQuery(data, 'featured', featuredWanted)),
    queryClient.prefetchQuery(highlightsQuery(data, 'offers', offersWanted)),
    queryClient.prefetchQuery(highlightsQuery(data, 'latest', latestWanted)),
    queryClient.prefetchQuery(campaignQuery(data)),
    queryClient.prefetchQuery(bannersQuery(data)),
    queryClient.prefetchQuery(brandsQuery(data)),
  ])
}

export default function HomePage() {
  const text = useText()
  const { layer } = useData()
  const isEmpty = useIsShopEmpty()
  const shop = useShop()
  usePageHead({
    title: text('HOME_TITLE'),
    description: text('HOME_DESCRIPTION'),
    canonical: '/',
    jsonLd: import.meta.env.SSR ? shopJsonLd(text('HOME_DESCRIPTION'), shop) : undefined,
  })
  if (isEmpty) {
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">{text('HOME_HEADING')}</h1>
        <Hero />
        <Suspense fallback={null}>
          <EmptyShop />
        </Suspense>
        <MiniBanners />
        <BrandStrip />
      </div>
    )
  }
  return (
    <div className={styles.page} key={layer}>
      <h1 className="visually-hidden">{text('HOME_HEADING')}</h1>
      <Hero />
      <CategoryChips />
      <ShopFeatures />
      {/* Each is hydrated in a task of its own, so that a press between two of them is answered at once. */}
      <Suspense>
        <FeaturedProducts />
      </Suspense>
      <Suspense>
        <OffersBlock />
      </Suspense>
      <DeferredSection part="zones" />
      <Suspense>
        <MiniBanners />
      </Suspense>
      <Suspense>
        <LatestProducts />
      </Suspense>
      <DeferredSection part="posts" />
      <Suspense>
        <BrandStrip />
      </Suspense>
      <DeferredSection part="columns" />
      <DeferredSection part="viewed" />
    </div>
  )
}
