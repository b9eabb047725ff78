import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useNavigate } from '../../app/router.tsx'
import { useLanguage, useText } from '../../app/texts.tsx'
import type { Category, ProductFacets } from '../../data/port/catalogue.port.ts'
import { Icon } from '../../ui/icon.tsx'
import { Rating } from '../../ui/rating.tsx'
import { CategoryFilter } from './category-filter.tsx'
import type { CategoryPlace } from './category-tree.ts'
import styles from './filter-panel.module.css'
import { changedHref, type ListPlace, toggled } from './list-facts.ts'
import { type ListState, listHref } from './list-state.ts'
import { PriceFilter } from './price-filter.tsx'

export interface FilterPanelProps {
  place: ListPlace
  category: CategoryPlace | null
  categories: Category[]
  /** Null until the first list is there. */
  facets: ProductFacets | null
}

const brandsAtFirst = 8
const discountKeys = {
  any: 'CATALOGUE_FILTER_DISCOUNT_ANY',
  yes: 'CATALOGUE_FILTER_DISCOUNT_YES',
  no: 'CATALOGUE_FILTER_DISCOUNT_NO',
} as const

/**
 * Every filter applies at once and stands in the query; the page keeps its position meanwhile. A tick shows
 * before the list has followed, and the next one builds on it.
 */
export function FilterPanel({ place, category, categories, facets }: FilterPanelProps) {
  const text = useText()
  const navigate = useNavigate()
  const group = useId()
  const href = listHref(place.path, place.state)
  const [wanted, setWanted] = useState({ href, state: place.state })
  if (wanted.href !== href) setWanted({ href, state: place.state })
  const { state } = wanted
  const change = (part: Partial<ListState>) => {
    setWanted({ href, state: { ...state, page: 1, ...part } })
    navigate(changedHref({ path: place.path, state }, part), { keepPosition: true })
  }

  return (
    <div className={styles.panel}>
      <Section title={text('CATALOGUE_FILTER_CATEGORY')}>
        <CategoryFilter place={place} category={category} categories={categories} facets={facets} />
      </Section>
      {facets && (
        <>
          {facets.price.max > facets.price.min && (
            <Section title={text('CATALOGUE_FILTER_PRICE')}>
              <PriceFilter
                key={`${facets.price.min}-${facets.price.max}-${state.price?.low}-${state.price?.high}`}
                bounds={facets.price}
                chosen={state.price}
                onChoose={(price) => change({ price })}
              />
            </Section>
          )}
          {facets.brands.length > 0 && (
            <Section title={text('CATALOGUE_FILTER_BRAND')}>
              <BrandFilter
                brands={facets.brands}
                chosen={state.brands}
                onToggle={(slug) => change({ brands: toggled(state.brands, slug) })}
              />
            </Section>
          )}
          <Section title={text('CATALOGUE_FILTER_DISCOUNT')}>
            {(['any', 'yes', 'no'] as const).map((choice) => (
              <Row
                key={choice}
                count={facets.discount[choice]}
                type="radio"
                name={`${group}-discount`}
                checked={state.discount === choice}
                disabled={facets.discount[choice] === 0 && state.discount !== choice}
                onChange={() => change({ discount: choice })}
              >
                {text(discountKeys[choice])}
              </Row>
            ))}
          </Section>
          <Section title={text('CATALOGUE_FILTER_RATING')}>
            {facets.ratings
              .toSorted((a, b) => b.rating - a.rating)
              .map(({ rating, count }) => (
                <Row
                  key={rating}
                  count={count}
                  type="checkbox"
                  checked={state.ratings.includes(rating)}
                  disabled={count === 0 && !state.ratings.includes(rating)}
                  onChange={() => change({ ratings: toggled(state.ratings, rating) })}
                >
                  <Rating value={rating} />
                </Row>
              ))}
          </Section>
        </>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className={styles.section}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

function Row({ count, children, ...input }: ComponentProps<'input'> & { count: number }) {
  const { locale } = useLanguage()
  return (
    <label className={styles.row}>
      <input {...input} />
      {children}
      <span className={styles.count}>{count.toLocaleString(locale)}</span>
    </label>
  )
}

function BrandFilter({
  brands,
  chosen,
  onToggle,
}: {
  brands: ProductFacets['brands']
  chosen: string[]
  onToggle: (slug: string) => void
}) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole
    ? brands
    : brands.filter(({ slug }, at) => at < brandsAtFirst || chosen.includes(slug))
  return (
    <>
      {shown.map(({ slug, name, count }) => (
        <Row
          key={slug}
          count={count}
          type="checkbox"
          checked={chosen.includes(slug)}
          disabled={count === 0 && !chosen.includes(slug)}
          onChange={() => onToggle(slug)}
        >
          {name}
        </Row>
      ))}
      {shown.length < brands.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {text('CATALOGUE_FILTER_BRAND_MORE', { total: brands.length })}
        </button>
      )}
    </>
  )
}
