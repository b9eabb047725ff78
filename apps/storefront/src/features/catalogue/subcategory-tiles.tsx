import { useText } from '../../app/texts.tsx'
import type { Category } from '../../data/port/catalogue.port.ts'
import { Link } from '../../ui/link.tsx'
import { categoryHref } from './product-href.ts'
import styles from './subcategory-tiles.module.css'

/** The categories below one, each with its picture and how many products it holds. */
export function SubcategoryTiles({ parent, categories }: { parent: Category; categories: Category[] }) {
  const text = useText()
  return (
    <nav aria-label={text('CATALOGUE_SUBCATEGORIES', { name: parent.name })} className={styles.frame}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={categoryHref(category.slug)} className={styles.tile}>
              <img src={category.image} alt="" width="280" height="200" decoding="async" />
              <span className={styles.words}>
                <b>{category.name}</b>
                <small>{text('CATALOGUE_COUNT', { count: category.productCount })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
