import { useLanguage, useText } from '../../app/texts.tsx'
import type { CategoryLink } from '../../data/port/catalogue.port.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './category-filter.module.css'
import { rootsOf } from './category-tree.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { emptyListState, listHref } from './list-state.ts'
import { categoryListHref } from './product-href.ts'

/** The way up, the category itself and what is below it. In a search the links keep the words. */
export function CategoryFilter({
  place: { state },
  category,
  categories,
  facets,
  without,
}: FilterPanelProps) {
  const text = useText()
  const { locale } = useLanguage()
  const hrefOf = ({ id, slug }: CategoryLink) =>
    state.search
      ? listHref('/shop/shop-list', { ...emptyListState, search: state.search, categoryId: id })
      : categoryListHref(slug)
  const above = category?.ancestors.at(-1)
  const topHref = state.search
    ? listHref('/shop/shop-list', { ...emptyListState, search: state.search })
    : '/shop/shop-list'
  const below = category ? category.children : rootsOf(categories)
  const found = (state.search || without) && facets ? facets.categories : null
  const links = below
    .map(({ id, slug, name, productCount }) => {
      const count = found ? (found.find((other) => other.id === id)?.count ?? 0) : productCount
      return { id, slug, name, count }
    })
    .filter(({ count }) => count > 0 || !found)

  return (
    <ul className={styles.list}>
      {category && (
        <>
          <li>
            <Link to={above ? hrefOf(above) : topHref} className={styles.up}>
              <Icon name="chevron-start" size={16} />
              {above?.name ?? text('CATALOGUE_ALL_PRODUCTS')}
            </Link>
          </li>
          <li>
            <Link to={hrefOf(category.category)} className={styles.here} aria-current="true">
              {category.category.name}
            </Link>
          </li>
        </>
      )}
      {links.map((link) => (
        <li key={link.id} data-inner={category ? true : undefined}>
          <Link to={hrefOf(link)} className={styles.link}>
            {link.name}
            <span className={styles.count}>{link.count.toLocaleString(locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
