import { Suspense, startTransition, useEffect, useId, useMemo, useState } from 'react'
import type { Product } from '../../data/port/catalogue.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { firstInteraction } from '../../shell/first-interaction.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Rating } from '../../ui/figures/rating.tsx'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { InView } from '../../ui/later/in-view.tsx'
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx'
import { breadcrumbsJsonLd, productJsonLd } from '../product-cards/json-ld.ts'
import { categoryHref } from '../product-cards/product-href.ts'
import { BuyCard } from './buying/buy-card.tsx'
import { type Choices, chosenPictures } from './choices.ts'
import { Gallery } from './gallery/gallery.tsx'
import styles from './product-page.module.css'
import type { TabName } from './tabs/product-tabs.tsx'
import './tabs/product-tabs.module.css'
import { RecentlyViewedPlaceholder, RowPlaceholder } from '../recently-viewed/recently-viewed-placeholder.tsx'
import './tabs/specification-table.module.css'
import './facts/facts.module.css'

// Tabs and notes stand in the document as the server rendered it; their code comes with the first interaction.
const loadTabs = () => import('./tabs/product-tabs.tsx')
const ProductTabs = import.meta.env.SSR
  ? (await loadTabs()).default
  : deferred(() => firstInteraction.then(loadTabs))
const loadNotes = () => import('./product-notes.tsx')
const ProductNotes = import.meta.env.SSR
  ? (await loadNotes()).default
  : deferred(() => firstInteraction.then(loadNotes))
const FitNotice = deferred(() => import('./fit-notice.tsx'))
const ProductRecommendations = deferred(() => import('./related/product-recommendations.tsx'))
const ProductSidebar = deferred(() => import('./product-sidebar.tsx'))
const ShareLinks = deferred(() => import('../share/share-links.tsx'))

export type ProductLayout = 'full' | 'sidebar'

/**
 * The page of one product: what is said of it stands in the server's HTML, what stands below and beside it comes
 * as it is wanted.
 */
export function ProductView({
  product,
  layout,
  isDraft = false,
}: {
  product: Product
  layout: ProductLayout
  /** Shown to who made it alone: neither indexed nor remembered. */
  isDraft?: boolean
}) {
  const text = useText()
  const { layer } = useData()
  const tabsId = useId()
  const [tab, setTab] = useState<TabName>('description')
  const [choices, setChoices] = useState<Choices>({})
  const path = `/shop/products/${encodeURIComponent(product.slug)}`
  const trail = product.categoryPath.map(({ name, lang, slug }) => ({ name, lang, path: categoryHref(slug) }))
  const [picture] = product.pictures

  useEffect(() => {
    if (isDraft) return
    // Nothing waits for it, and a browser that cannot load it forgets a visit.
    import('../saved-products/recently-viewed.store.ts').then(
      ({ rememberViewed }) => rememberViewed(layer, product.slug),
      () => undefined,
    )
  }, [layer, product.slug, isDraft])
  usePageHead({
    title: product.name,
    description: product.shortDescription,
    canonical: path,
    type: 'product',
    ...(isDraft && { robots: 'noindex,nofollow' }),
    ...(picture && { image: picture.src }),
    // Read from the document alone: the browser's code does without it.
    jsonLd: import.meta.env.SSR
      ? [
          productJsonLd(product, path),
          breadcrumbsJsonLd([{ name: text('UI_HOME'), path: '/' }, ...trail, { name: product.name, path }]),
        ]
      : undefined,
  })

  const showTab = (name: TabName) => {
    // A part that is not hydrated yet is hydrated first.
    startTransition(() => setTab(name))
    document.getElementById(tabsId)?.scrollIntoView({ block: 'start' })
  }

  const places = (
    <>
      <RowPlaceholder className={styles.deferred} />
      <RecentlyViewedPlaceholder except={product.slug} className={styles.deferred} />
    </>
  )
  // One and the same element: what is chosen above must not reach it before its code is here.
  const notes = useMemo(
    () => (
      <Suspense>
        <ProductNotes product={product} isWhole={layout === 'full'} tabsId={tabsId} onChoose={setTab} />
      </Suspense>
    ),
    [product, layout, tabsId],
  )

  return (
    <div className={styles.page} data-layout={layout}>
      <Breadcrumbs
        crumbs={[
          ...trail.map(({ name, lang, path: to }) => ({ name, lang, to })),
          { name: product.name, lang: product.lang },
        ]}
      />
      <div className={styles.columns}>
        <article className={styles.product}>
          <Gallery
            pictures={chosenPictures(product, choices)}
            name={product.name}
            discountPercent={product.discountPercent}
          />
          <div className={styles.facts}>
            <header>
              {product.brand && (
                <p className={styles.brand}>
                  <Link to="/">{product.brand.name}</Link>
                </p>
              )}
              <h1 className={styles.title} lang={product.lang}>
                {product.name}
              </h1>
              <div className={styles.meta}>
                {product.reviewCount > 0 ? (
                  <button type="button" className={styles.rating} onClick={() => showTab('reviews')}>
                    <span className="visually-hidden">
                      {text('PRODUCT_RATING_LINK', { name: product.name })}{' '}
                    </span>
                    <Rating value={product.rating} count={product.reviewCount} />
                  </button>
                ) : (
                  <span className={styles.unrated}>{text('PRODUCT_NO_REVIEWS')}</span>
                )}
              </div>
            </header>
            {(product.fitment.kind !== 'none' || product.suits) && (
              <div className={styles.fit} data-fitment={product.fitment.kind}>
                <ClientOnly>
                  <FitNotice product={product} />
                </ClientOnly>
              </div>
            )}
            <BuyCard product={product} choices={choices} onChoose={setChoices} />
            <p className={styles.excerpt} lang={product.textsLang}>
              <bdi>{product.shortDescription}</bdi>
            </p>
            {notes}
            <div className={styles.share}>
              <InView>
                <ShareLinks path={path} title={product.name} />
              </InView>
            </div>
          </div>
        </article>
        <Suspense fallback={<Skeleton blockSize="420px" className={styles.deferred} />}>
          <ProductTabs id={tabsId} product={product} tab={tab} onChoose={setTab} />
        </Suspense>
        {layout === 'sidebar' && (
          <aside className={styles.aside} data-screen aria-label={text('PRODUCT_SIDEBAR')}>
            <ClientOnly placeholder={<Skeleton blockSize="720px" />}>
              <ProductSidebar product={product} />
            </ClientOnly>
          </aside>
        )}
      </div>
      <div data-screen>
        <InView placeholder={places}>
          <ProductRecommendations product={product} />
        </InView>
      </div>
    </div>
  )
}
