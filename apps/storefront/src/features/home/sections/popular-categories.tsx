import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { categoriesQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryHref } from '../../product-cards/product-href.ts'
import { HomeSection } from './home-section.tsx'
import styles from './popular-categories.module.css'

const most = 6

/** The six categories with the most products that hold no other, each with its picture. */
export function PopularCategories() {
  const text = useText()
  const { data: categories = [] } = useQuery(categoriesQuery(useData()))
  const leaves = categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id))
  const popular = leaves.toSorted((a, b) => b.productCount - a.productCount || a.id - b.id).slice(0, most)
  const nameOf = (id: number | null) => categories.find((category) => category.id === id)?.name
  return (
    <HomeSection title={text('HOME_POPULAR_CATEGORIES')}>
      <ul className={styles.categories}>
        {popular.map((category) => (
          <li key={category.id}>
            <Link to={categoryHref(category.slug)}>
              {category.image && (
                <img src={category.image} alt="" width={560} height={400} loading="lazy" decoding="async" />
              )}
              <b>
                {category.name} <small>{nameOf(category.parentId)}</small>
              </b>
              <span>{text('HOME_CATEGORY_COUNT', { count: category.productCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
