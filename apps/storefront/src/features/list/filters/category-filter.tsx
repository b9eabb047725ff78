import type { CategoryLink } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { categoryListHref } from '../../product-cards/product-href.ts'
import { rootsOf } from '../categories/category-tree.ts'
import { countFilters, listHref } from '../list-state.ts'
import styles from './category-filter.module.css'
import type { FilterPanelProps } from './filter-panel-props.ts'

/**
 * The way up, the category itself and what is below it. The links keep the words of a search, the brand of a
 * brand's page and every other filter; what is below is counted with them.
 */
export function CategoryFilter({
  place: { state },
  category,
  categories,
  facets,
  brandSlug,
}: FilterPanelProps) {
  const text = useText()
  const { locale } = useLanguage()
  const listState = { ...state, page: 1, categoryId: null, ...(brandSlug && { brands: [brandSlug] }) }
  const isNarrowed = state.search !== '' || countFilters(listState) > 0
  const hrefOf = ({ id, slug }: CategoryLink) =>
    state.search
      ? listHref('/shop/shop-list', { ...listState, categoryId: id })
      : listHref(categoryListHref(slug), listState)
  const above = category?.ancestors.at(-1)
  const below = category ? category.children : rootsOf(categories)
  const links = below
    .map(({ id, slug, name, productCount }) => {
      const found = facets ? (facets.categories.find((other) => other.id === id)?.count ?? 0) : null
      return { id, slug, name, count: isNarrowed ? found : productCount }
    })
    .filter(({ count }) => count !== 0 || !isNarrowed)
  // An address that only narrows another one is none for a search engine.
  const rel = countFilters(listState) > 0 ? 'nofollow' : undefined

  return (
    <ul className={styles.list}>
      {category && (
        <>
          <li>
            <Link
              to={above ? hrefOf(above) : listHref('/shop/shop-list', listState)}
              rel={rel}
              className={styles.up}
            >
              <Icon name="chevron-start" size={16} />
              {above?.name ?? text('CATALOGUE_ALL_PRODUCTS')}
            </Link>
          </li>
          <li>
            <Link to={hrefOf(category.category)} rel={rel} className={styles.here} aria-current="true">
              {category.category.name}
            </Link>
          </li>
        </>
      )}
      {links.map((link) => (
        <li key={link.id} data-inner={category ? true : undefined}>
          <Link to={hrefOf(link)} rel={rel} className={styles.link}>
            {link.name}
            <span className={styles.count}>{link.count?.toLocaleString(locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
