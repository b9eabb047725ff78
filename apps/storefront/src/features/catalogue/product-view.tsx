import { useId, useState } from 'react'
import { usePageHead } from '../../app/page-head.tsx'
import { useText } from '../../app/texts.tsx'
import type { Product } from '../../data/port/catalogue.port.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Rating } from '../../ui/rating.tsx'
import { BuyCard } from './buy-card.tsx'
import { Gallery } from './gallery.tsx'
import { breadcrumbsJsonLd, productJsonLd } from './json-ld.ts'
import { categoryHref } from './product-href.ts'
import styles from './product-page.module.css'
import { ProductTabs, type TabName } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'

/** The page of one product, all of it in the server's HTML but the reviews. */
export function ProductView({ product }: { product: Product }) {
  const text = useText()
  const tabsId = useId()
  const [tab, setTab] = useState<TabName>('description')
  const path = `/shop/products/${encodeURIComponent(product.slug)}`
  const trail = product.categoryPath.map(({ name, slug }) => ({ name, path: categoryHref(slug) }))
  const [picture] = product.pictures

  usePageHead({
    title: `${product.name} | Huella`,
    description: product.shortDescription,
    canonical: path,
    type: 'product',
    ...(picture && { image: picture.src, preloadImage: picture.src }),
    jsonLd: [
      productJsonLd(product, path),
      breadcrumbsJsonLd([{ name: text('UI_HOME'), path: '/' }, ...trail, { name: product.name, path }]),
    ],
  })

  const showTab = (name: TabName) => {
    setTab(name)
    document.getElementById(tabsId)?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[...trail.map(({ name, path: to }) => ({ name, to })), { name: product.name }]} />
      <article className={styles.product}>
        <Gallery pictures={product.pictures} name={product.name} discountPercent={product.discountPercent} />
        <div className={styles.facts}>
          <header>
            {product.brand && (
              <p className={styles.brand}>
                <Link to="/">{product.brand.name}</Link>
              </p>
            )}
            <h1 className={styles.title}>{product.name}</h1>
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
              <span className={styles.sku}>
                {text('PRODUCT_SKU')} {product.sku}
              </span>
            </div>
          </header>
          <BuyCard product={product} />
          <p className={styles.excerpt}>
            <bdi>{product.shortDescription}</bdi>
          </p>
          {product.features.length > 0 && (
            <section className={styles.features}>
              <h2>{text('PRODUCT_FEATURES')}</h2>
              <dl>
                {product.features.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd dir="auto">{value}</dd>
                  </div>
                ))}
              </dl>
              <button type="button" className={styles.more} onClick={() => showTab('specification')}>
                {text('PRODUCT_FULL_SPECIFICATION')}
              </button>
            </section>
          )}
        </div>
      </article>
      <ProductTabs id={tabsId} product={product} tab={tab} onChoose={setTab} />
      <RelatedProducts productId={product.id} />
    </div>
  )
}
