import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { rootsOf } from '../../list/categories/category-tree.ts'
import { categoriesQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryHref } from '../../product-cards/product-href.ts'
import { featuredWanted } from '../home-wanted.ts'
import styles from './featured-products.module.css'
import { HighlightsPanel } from './highlights-panel.tsx'
import { HomeSection } from './home-section.tsx'

/** What the shop puts forward, of everything or of one tree of categories. */
export function FeaturedProducts() {
  const text = useText()
  const categories = useQuery(categoriesQuery(useData()))
  const [chosen, setChosen] = useState<string | null>(null)
  const tabs = [
    { slug: null, name: text('HOME_FEATURED_ALL') },
    ...rootsOf(categories.data ?? []).map(({ slug, name }) => ({ slug, name })),
  ]
  return (
    <HomeSection
      title={text('HOME_FEATURED')}
      allHref={chosen ? categoryHref(chosen) : '/shop/shop-list'}
      aside={
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{text('HOME_FEATURED_TABS')}</legend>
          {tabs.map(({ slug, name }) => (
            <button
              key={slug ?? 'all'}
              type="button"
              aria-pressed={chosen === slug}
              onClick={() => setChosen(slug)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      }
    >
      <HighlightsPanel
        kind="featured"
        wanted={chosen ? { ...featuredWanted, categorySlug: chosen } : featuredWanted}
        arrangement="strip"
      />
    </HomeSection>
  )
}
