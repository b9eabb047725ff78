import { lazy, Suspense } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { InView } from '../../../ui/later/in-view.tsx'
import { CategoryFilter } from './category-filter.tsx'
import styles from './filter-panel.module.css'
import type { FilterPanelProps } from './filter-panel-props.ts'
import { FilterSection } from './filter-section.tsx'

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }))

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
        <InView placeholder={<Waiting />}>
          {() => (
            <Suspense fallback={<Waiting />}>
              <FilterFields {...props} facets={facets} />
            </Suspense>
          )}
        </InView>
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
