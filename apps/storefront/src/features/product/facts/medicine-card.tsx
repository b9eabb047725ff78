import type { MedicineFacts } from '#rules/catalogue/product-facts.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import styles from './facts.module.css'

const sales = {
  free: 'FACTS_SALE_FREE',
  prescription: 'FACTS_SALE_PRESCRIPTION',
  'retained-prescription': 'FACTS_SALE_RETAINED',
} as const satisfies Record<MedicineFacts['sale'], TextKey>

/** A medicine or supplement: what works in it, for whom, and how it is sold. */
export function MedicineCard({ medicine, lang }: { medicine: MedicineFacts; lang?: string }) {
  const text = useText()
  const { locale } = useLanguage()
  const { sagRegister, substances, weight, fromWeeks, species } = medicine
  const kg = (value: number) => value.toLocaleString(locale)
  const rows = [
    { name: text('FACTS_SUBSTANCES'), value: substances.join(' + '), lang },
    {
      name: text('FACTS_FOR'),
      value: text(species.includes('dog') ? 'FACTS_DOGS_ALONE' : 'FACTS_CATS_ALONE'),
    },
    ...(weight
      ? [
          {
            name: text('FACTS_WEIGHT_BAND'),
            value:
              weight.toKg === null
                ? text('FACTS_WEIGHT_FROM', { from: kg(weight.fromKg) })
                : text('FACTS_WEIGHT_RANGE', { from: kg(weight.fromKg), to: kg(weight.toKg) }),
          },
        ]
      : []),
    ...(fromWeeks === null
      ? []
      : [{ name: text('FACTS_FROM_AGE'), value: text('FACTS_WEEKS', { count: fromWeeks }) }]),
    // A supplement is no medicine: it has no register, and whoever wants it may buy it.
    ...(sagRegister === null
      ? []
      : [
          { name: text('FACTS_SAG'), value: text('FACTS_SAG_NUMBER', { number: sagRegister }) },
          { name: text('FACTS_SALE'), value: text(sales[medicine.sale]) },
        ]),
  ]
  return <FactRows title={text('FACTS_MEDICINE')} rows={rows} />
}

/** Names with what is said of them, under a title. */
export function FactRows({
  title,
  rows,
}: {
  title: string
  rows: { name: string; value: string; lang?: string }[]
}) {
  return (
    <section className={styles.facts} aria-label={title}>
      <div className={styles.block}>
        <h2>{title}</h2>
        <dl className={styles.rows}>
          {rows.map(({ name, value, lang }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={lang}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
