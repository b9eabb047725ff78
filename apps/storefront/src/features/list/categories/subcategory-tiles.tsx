import type { Category } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { categoryHref } from '../../product-cards/product-href.ts'
import styles from './subcategory-tiles.module.css'

/** Some categories, each with its picture and how many products it holds, or what else is `said` of each. */
export function SubcategoryTiles({
  label,
  categories,
  said,
}: {
  label: string
  categories: Category[]
  said?: ((category: Category) => string) | undefined
}) {
  const text = useText()
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={categoryHref(category.slug)} className={styles.tile}>
              {category.image && (
                <img src={category.image} alt="" width="280" height="200" decoding="async" />
              )}
              <span className={styles.words}>
                <b lang={category.lang}>{category.name}</b>
                <small>{said?.(category) ?? text('CATALOGUE_COUNT', { count: category.productCount })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
