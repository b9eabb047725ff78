import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { brandsQuery, productListQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryListHref } from '../../product-cards/product-href.ts'
import { emptyListState, listHref, listQueryOf } from '../list-state.ts'
import styles from './category-brands.module.css'

const most = 12

/** The brands that a category has most of; each leads to the category's list of that brand. */
export function CategoryBrands({ categorySlug }: { categorySlug: string }) {
  const text = useText()
  const data = useData()
  const titleId = useId()
  const marks = useQuery(brandsQuery(data))
  const list = useQuery(productListQuery(data, listQueryOf(emptyListState, { categorySlug })))
  const brands = (list.data?.facets.brands ?? []).toSorted((a, b) => b.count - a.count).slice(0, most)
  if (brands.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{text('CATALOGUE_BRANDS')}</h2>
      <ul className={styles.brands}>
        {brands.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={listHref(categoryListHref(categorySlug), { ...emptyListState, brands: [slug] })}>
              <img
                src={marks.data?.find((mark) => mark.slug === slug)?.image}
                alt=""
                width="160"
                height="80"
                loading="lazy"
                decoding="async"
              />
              <span>
                <b>{name}</b>
                <small>{text('CATALOGUE_COUNT', { count })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
