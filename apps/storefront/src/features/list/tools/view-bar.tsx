import { productSorts } from '#rules/catalogue/product-sorts.ts'
import type { ProductList, ProductSort } from '../../../data/port/catalogue.port.ts'
import { useNavigate } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { changedHref, type ListPlace } from '../list-facts.ts'
import { countFilters, pageSizes } from '../list-state.ts'
import type { ListView } from '../list-view.store.ts'
import { LayoutSwitch } from './layout-switch.tsx'
import styles from './view-bar.module.css'

const sortKeys = {
  default: 'CATALOGUE_SORT_DEFAULT',
  name_asc: 'CATALOGUE_SORT_NAME_ASC',
  name_desc: 'CATALOGUE_SORT_NAME_DESC',
  price_asc: 'CATALOGUE_SORT_PRICE_ASC',
  price_desc: 'CATALOGUE_SORT_PRICE_DESC',
  rating_desc: 'CATALOGUE_SORT_RATING',
  sold_desc: 'CATALOGUE_SORT_SOLD',
  added_desc: 'CATALOGUE_SORT_NEWEST',
  discount_desc: 'CATALOGUE_SORT_DISCOUNT',
  unit_price_asc: 'CATALOGUE_SORT_UNIT_PRICE',
} as const satisfies Record<ProductSort, string>

/** What part of the list is shown, its order, its page size and layout, and the way to filters that stand off-canvas. */
export function ViewBar({
  place,
  view,
  list,
  onOpenFilters,
}: {
  place: ListPlace
  view: ListView
  /** Null while the first list is on its way. */
  list: ProductList | null
  onOpenFilters: () => void
}) {
  const text = useText()
  const navigate = useNavigate()
  const filterCount = countFilters(place.state)
  const go = (href: string) => navigate(href, { keepPosition: true })
  // What a kilo costs orders nothing where nothing is sold by weight, volume or number.
  const hasContents =
    place.state.sort === 'unit_price_asc' || list?.items.some(({ content }) => content !== null)
  const sorts = productSorts.filter((sort) => sort !== 'unit_price_asc' || hasContents)
  const sizes = pageSizes.map((size) => ({
    value: String(size),
    name: text('CATALOGUE_PER_PAGE_SIZE', { size }),
  }))
  return (
    <div className={styles.bar} data-side={view.side}>
      <button type="button" className={styles.filters} aria-haspopup="dialog" onClick={onOpenFilters}>
        <Icon name="filter" />
        {text('CATALOGUE_FILTERS')}
        {filterCount > 0 && <span className={styles.count}>{filterCount}</span>}
      </button>
      <p className={styles.showing} role="status">
        {list ? (
          list.total > 0 && (
            <bdi>
              {text(list.isTotalLeast ? 'CATALOGUE_SHOWING_MORE' : 'CATALOGUE_SHOWING', {
                from: list.from,
                to: list.to,
                total: list.total,
              })}
            </bdi>
          )
        ) : (
          <Skeleton inlineSize="9ch" />
        )}
      </p>
      <Choice
        label={text('CATALOGUE_SORT')}
        value={place.state.sort}
        choices={sorts.map((sort) => ({ value: sort, name: text(sortKeys[sort]) }))}
        onChoose={(sort) => go(changedHref(place, { sort: sort as ProductSort }))}
      />
      <Choice
        label={text('CATALOGUE_PER_PAGE')}
        value={String(place.state.limit)}
        choices={sizes}
        onChoose={(limit) => go(changedHref(place, { limit: Number(limit) }))}
        isMinor
      />
      <LayoutSwitch place={place} view={view} />
    </div>
  )
}

function Choice({
  label,
  value,
  choices,
  onChoose,
  isMinor = false,
}: {
  label: string
  value: string
  choices: { value: string; name: string }[]
  onChoose: (value: string) => void
  isMinor?: boolean
}) {
  return (
    <label className={styles.choice} data-minor={isMinor || undefined}>
      <span>{label}</span>
      <span className={styles.select}>
        <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  )
}
