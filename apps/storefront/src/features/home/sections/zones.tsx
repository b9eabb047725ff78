import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Category, HighlightKind } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { CategoryIcon } from '../../../ui/media/category-icon.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { rootsOf } from '../../list/categories/category-tree.ts'
import { categoriesQuery } from '../../product-cards/catalogue.queries.ts'
import { categoryHref } from '../../product-cards/product-href.ts'
import { HighlightsPanel } from './highlights-panel.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './zones.module.css'

const kinds = [
  { kind: 'featured', title: 'HOME_ZONE_FEATURED' },
  { kind: 'popular', title: 'HOME_ZONE_POPULAR' },
  { kind: 'top-rated', title: 'HOME_ZONE_TOP_RATED' },
] as const satisfies { kind: HighlightKind; title: string }[]

const wanted = 6

/** Each tree of categories with what is best in it. */
export function Zones() {
  const text = useText()
  const { data: categories = [] } = useQuery(categoriesQuery(useData()))
  return (
    <HomeSection title={text('HOME_ZONES')}>
      <div className={styles.zones}>
        {rootsOf(categories).map((category) => (
          <Zone
            key={category.id}
            category={category}
            below={categories.filter(({ parentId }) => parentId === category.id)}
          />
        ))}
      </div>
    </HomeSection>
  )
}

function Zone({ category, below }: { category: Category; below: Category[] }) {
  const text = useText()
  const [kind, setKind] = useState<HighlightKind>('featured')
  const titleId = useId()
  return (
    <section className={styles.zone} aria-labelledby={titleId}>
      <div className={styles.card}>
        <h3 id={titleId}>
          <CategoryIcon name={category.icon} size={32} />
          {category.name}
        </h3>
        <ul>
          {below.map((child) => (
            <li key={child.id}>
              <Link to={categoryHref(child.slug)}>{child.name}</Link>
            </li>
          ))}
        </ul>
        <Link
          to={categoryHref(category.slug)}
          className={styles.all}
          aria-label={`${text('HOME_SEE_ALL')}: ${category.name}`}
        >
          {text('HOME_SEE_ALL')}
          <Icon name="arrow" size={18} />
        </Link>
        {category.image && (
          <img src={category.image} alt="" width={560} height={400} loading="lazy" decoding="async" />
        )}
      </div>
      <div className={styles.products}>
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{text('HOME_ZONE_TABS', { name: category.name })}</legend>
          {kinds.map((each) => (
            <button
              key={each.kind}
              type="button"
              aria-pressed={each.kind === kind}
              onClick={() => setKind(each.kind)}
            >
              {text(each.title)}
            </button>
          ))}
        </fieldset>
        <HighlightsPanel
          kind={kind}
          wanted={{ limit: wanted, categorySlug: category.slug }}
          arrangement="rows"
        />
      </div>
    </section>
  )
}
