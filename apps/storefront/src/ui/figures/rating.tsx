import { useLanguage, useText } from '../../shell/texts.tsx'
import { filledIcons } from '../media/icons.ts'
import styles from './rating.module.css'

const stars = [0, 1, 2, 3, 4]
/** Made once: that takes longer than a card. */
const formats = new Map<string, Intl.NumberFormat>()

function withDecimal(locale: string, value: number): string {
  let format = formats.get(locale)
  if (!format) {
    format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    formats.set(locale, format)
  }
  return format.format(value)
}

/** Stars for 0 to 5 with one decimal; the number of reviews beside them when it is given. */
export function Rating({ value, count }: { value: number; count?: number }) {
  const text = useText()
  const { locale } = useLanguage()
  const shown = withDecimal(locale, value)
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{text('UI_RATING', { value: shown })}</span>
      <span className={styles.stars} aria-hidden="true">
        <Row />
        <span
          className={styles.lit}
          style={{ inlineSize: `${(Math.max(0, Math.min(5, value)) / 5) * 100}%` }}
        >
          <Row />
        </span>
      </span>
      {count !== undefined && (
        <>
          <b aria-hidden="true">{shown}</b>
          <span className={styles.count} aria-hidden="true">
            ({count.toLocaleString(locale)})
          </span>
          <span className="visually-hidden"> {text('UI_REVIEW_COUNT', { count })}</span>
        </>
      )}
    </span>
  )
}

function Row() {
  return (
    <svg width="80" height="16" viewBox="0 0 120 24" fill="currentColor" aria-hidden="true" focusable="false">
      {stars.map((star) => (
        <path key={star} d={filledIcons.star} transform={`translate(${star * 24} 0)`} />
      ))}
    </svg>
  )
}
