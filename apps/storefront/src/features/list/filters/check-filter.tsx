import { type ComponentProps, useState } from 'react'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import styles from './filter-panel.module.css'

const valuesAtFirst = 8

/** One choice of a filter with how many products it gives, where that is counted. */
export function FilterRow({
  count,
  children,
  ...input
}: ComponentProps<'input'> & { count?: number | undefined }) {
  const { locale } = useLanguage()
  return (
    <label className={styles.row}>
      <input {...input} />
      {children}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
    </label>
  )
}

/** Choices that go together; a long list shows its first and those chosen until it is asked for whole. */
export function CheckFilter({
  values,
  chosen,
  onToggle,
}: {
  values: { slug: string; name: string; lang?: string; count: number }[]
  chosen: readonly string[]
  onToggle: (slug: string) => void
}) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole
    ? values
    : values.filter(({ slug }, at) => at < valuesAtFirst || chosen.includes(slug))
  return (
    <>
      {shown.map(({ slug, name, lang, count }) => (
        <FilterRow
          key={slug}
          count={count}
          type="checkbox"
          checked={chosen.includes(slug)}
          disabled={count === 0 && !chosen.includes(slug)}
          onChange={() => onToggle(slug)}
        >
          <span lang={lang}>{name}</span>
        </FilterRow>
      ))}
      {shown.length < values.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {text('CATALOGUE_FILTER_MORE', { count: values.length - shown.length })}
        </button>
      )}
    </>
  )
}
