import { useText } from '../../../shell/texts.tsx'
import { useIsHydrating } from '../../../shell/use-is-hydrating.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { FilterFields } from './filter-fields.tsx'
import styles from './filter-panel.module.css'
import type { FilterPanelProps } from './filter-panel-props.ts'
import { FilterSection } from './filter-section.tsx'

/** Every way to narrow a list; those that the list itself counts come with it. */
export default function FilterPanel(props: FilterPanelProps) {
  const text = useText()
  const { facets } = props
  return (
    <div className={styles.panel} data-hydrated={!useIsHydrating() || undefined}>
      <FilterSection title={text('CATALOGUE_FILTER_CATEGORY')}>
        <CategoryFilter {...props} />
      </FilterSection>
      {facets ? <FilterFields {...props} facets={facets} /> : <Waiting />}
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
