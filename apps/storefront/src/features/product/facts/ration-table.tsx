import type { RationTable as Table } from '#rules/catalogue/product-facts.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import styles from './facts.module.css'

/** The maker's table: grams a day by what the animal weighs and, of the young, by its months. */
export function RationTable({ table }: { table: Table }) {
  const text = useText()
  const { locale } = useLanguage()
  const isByAge = table.months.length > 1
  return (
    // A table that is wider than the window scrolls by itself, by the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <section className={styles.scroller} aria-label={text('FACTS_RATION')} tabIndex={0}>
      <table className={styles.table} aria-label={text('FACTS_RATION_HINT')}>
        <thead>
          <tr>
            <th scope="col">{text('FACTS_WEIGHT')}</th>
            {isByAge ? (
              table.months.map((months) => (
                <th key={months} scope="col">
                  {text('FACTS_MONTHS', { count: months })}
                </th>
              ))
            ) : (
              <th scope="col">{text('FACTS_A_DAY')}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ kg, grams }) => (
            <tr key={kg}>
              <th scope="row">{text('FACTS_KG', { kg: kg.toLocaleString(locale) })}</th>
              {table.months.map((months, at) => (
                <td key={months}>
                  {text('FACTS_GRAMS', { grams: (grams[at] ?? 0).toLocaleString(locale) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
