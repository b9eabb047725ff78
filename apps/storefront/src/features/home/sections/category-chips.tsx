import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CategoryIcon } from '../../../ui/media/category-icon.tsx'
import { rootsOf } from '../../list/categories/category-tree.ts'
import { categoriesQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryHref } from '../../product-cards/product-href.ts'
import styles from './category-chips.module.css'

const places = ['first', 'second', 'third', 'fourth']

/** The trees of the shop at a glance, and its offers. */
export function CategoryChips() {
  const text = useText()
  const categories = useQuery(categoriesQuery(useData()))
  if (categories.isError) return null
  return (
    <nav aria-label={text('HOME_CATEGORIES')} className={styles.frame}>
      <ul className={styles.chips}>
        {categories.data
          ? rootsOf(categories.data).map(({ id, slug, name, icon }) => (
              <Chip key={id} to={categoryHref(slug)} icon={icon} name={name} />
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton blockSize="100%" />
              </li>
            ))}
        <Chip
          to="/shop/shop-list?filter_discount=yes"
          icon="percent"
          name={text('HOME_OFFERS_CHIP')}
          isSale
        />
      </ul>
    </nav>
  )
}

function Chip({
  to,
  icon,
  name,
  isSale = false,
}: {
  to: string
  icon: string
  name: string
  isSale?: boolean
}) {
  return (
    <li>
      <Link to={to} className={styles.chip} data-sale={isSale || undefined}>
        <span className={styles.mark}>
          <CategoryIcon name={icon} size={28} />
        </span>
        {name}
      </Link>
    </li>
  )
}
