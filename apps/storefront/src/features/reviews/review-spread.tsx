import type { RatingCounts } from '#rules/catalogue/reviews.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import styles from './review-spread.module.css'

const stars = [5, 4, 3, 2, 1] as const

/** How many gave five stars, four, and so on, as bars. */
export function ReviewSpread({ counts }: { counts: RatingCounts }) {
  const text = useText()
  const { locale } = useLanguage()
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <dl className={styles.spread} aria-label={text('PRODUCT_REVIEWS_SPREAD')}>
      {stars.map((given) => {
        const count = counts[(given - 1) as 0 | 1 | 2 | 3 | 4]
        return (
          <div key={given}>
            <dt>{text('PRODUCT_REVIEWS_STARS', { count: given })}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
              {count.toLocaleString(locale)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
