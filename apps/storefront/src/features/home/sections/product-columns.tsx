import { useText } from '../../../shell/texts.tsx'
import { HighlightsPanel } from './highlights-panel.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './product-columns.module.css'

const columns = [
  { kind: 'top-rated', title: 'HOME_TOP_RATED' },
  { kind: 'offers', title: 'HOME_SPECIAL_OFFERS' },
  { kind: 'popular', title: 'HOME_BEST_SELLERS' },
] as const

const wanted = { limit: 3 }

/** Three columns of three: what people rate best, what costs less now, what sells most. */
export function ProductColumns() {
  const text = useText()
  return (
    <div className={styles.columns}>
      {columns.map(({ kind, title }) => (
        <HomeSection key={kind} title={text(title)}>
          <HighlightsPanel kind={kind} wanted={wanted} arrangement="column" />
        </HomeSection>
      ))}
    </div>
  )
}
