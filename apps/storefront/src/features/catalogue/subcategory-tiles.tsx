import { useText } from '../../app/texts.tsx'
import type { Category } from '../../data/port/catalogue.port.ts'
import { Icon, iconNamed } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { categoryHref } from './product-href.ts'
import styles from './subcategory-tiles.module.css'

/** The categories below one, each with its icon and how many products it holds. */
export function SubcategoryTiles({ parent, categories }: { parent: Category; categories: Category[] }) {
  const text = useText()
  return (
    <nav aria-label={text('CATALOGUE_SUBCATEGORIES', { name: parent.name })} className={styles.frame}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={categoryHref(category.slug)} className={styles.tile}>
              <span className={styles.mark}>
                <Icon name={iconNamed(category.icon)} size={26} />
              </span>
              <span>
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
