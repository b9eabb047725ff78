import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { brandsQuery } from '../../product-cards/catalogue.queries.ts'
import styles from './brand-strip.module.css'
import { HomeSection } from './home-section.tsx'

const most = 16

/** The brands of the shop, eight across; their links go to the home page (specification §2). */
export function BrandStrip() {
  const text = useText()
  const brands = useQuery(brandsQuery(useData()))
  const marked = (brands.data ?? []).filter(({ image }) => image !== '')
  if (marked.length === 0) return null
  return (
    <HomeSection title={text('HOME_BRANDS')}>
      <ul className={styles.brands}>
        {marked.slice(0, most).map((brand) => (
          <li key={brand.id}>
            <Link to="/" className={styles.brand}>
              <img
                src={brand.image}
                alt={brand.name}
                width="160"
                height="80"
                loading="lazy"
                decoding="async"
              />
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
