import { lazy, Suspense } from 'react'
import type { Category, ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Near } from '../../../ui/near.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CategoryPlace } from '../category-tree.ts'
import type { ListPlace } from '../list-facts.ts'
import { CategoryFilter } from './category-filter.tsx'
import styles from './filter-panel.module.css'
import { FilterSection } from './filter-section.tsx'

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))

export interface FilterPanelProps {
  place: ListPlace
  category: CategoryPlace | null
  categories: Category[]
  /** Null until the first list is there. */
  facets: ProductFacets | null
  /** The brand of a brand's page, which the page itself decides. */
  brandSlug?: string | undefined
}

/** The categories are rendered with the page; the other filters come where the panel is seen. */
export function FilterPanel(props: FilterPanelProps) {
  const text = useText()
  const { facets } = props
  return (
    <div className={styles.panel}>
      <FilterSection title={text('CATALOGUE_FILTER_CATEGORY')}>
        <CategoryFilter {...props} />
      </FilterSection>
      {facets ? (
        <Near placeholder={<Waiting />}>
          {() => (
            <Suspense fallback={<Waiting />}>
              <FilterFields {...props} facets={facets} />
            </Suspense>
          )}
        </Near>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {['price', 'brand', 'discount'].map((name) => (
        <Skeleton key={name} blockSize="120px" />
      ))}
    </div>
  )
}
