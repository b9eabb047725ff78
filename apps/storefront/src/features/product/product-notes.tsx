import { startTransition, useLayoutEffect, useRef } from 'react'
import type { Product } from '../../data/port/catalogue.port.ts'
import { replayEvents } from '../../shell/event-replay.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import styles from './product-page.module.css'
import type { TabName } from './tabs/product-tabs.tsx'

/** Below what is bought: the codes of a product, its features where they stand beside nothing else, and its tags. */
export default function ProductNotes({
  product,
  isWhole,
  tabsId,
  onChoose,
}: {
  product: Product
  /** Whether the features are shown. */
  isWhole: boolean
  /** Of the tabs, which are scrolled to. */
  tabsId: string
  onChoose: (tab: TabName) => void
}) {
  const text = useText()
  const features = useRef<HTMLElement>(null)
  // A press of its button may come before this does.
  useLayoutEffect(() => replayEvents(features.current), [])
  const codes = [
    { name: text('PRODUCT_SKU'), value: product.sku },
    { name: text('PRODUCT_ORIGIN'), value: product.brand?.country },
    { name: text('PRODUCT_PART_NUMBER'), value: product.partNumber },
  ].filter(({ value }) => value)
  const showSpecification = () => {
    // Tabs that are not hydrated yet are hydrated first.
    startTransition(() => onChoose('specification'))
    document.getElementById(tabsId)?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <dl className={styles.codes}>
        {codes.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isWhole && product.features.length > 0 && (
        <section ref={features} data-deferred className={styles.features}>
          <h2>{text('PRODUCT_FEATURES')}</h2>
          <dl>
            {product.features.map(({ name, value, lang }) => (
              <div key={name} lang={lang}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" className={styles.more} onClick={showSpecification}>
            {text('PRODUCT_FULL_SPECIFICATION')}
          </button>
        </section>
      )}
      {product.tags.length > 0 && (
        <ul className={styles.tags} data-screen aria-label={text('PRODUCT_TAGS')}>
          {product.tags.map((tag) => (
            <li key={tag} lang={product.textsLang}>
              <Link to={`/shop/shop-list?nameProduct=${encodeURIComponent(tag)}`}>{tag}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
