import type { CSSProperties } from 'react'
import type { FoodFacts } from '#rules/catalogue/product-facts.ts'
import { carbohydrates } from '#rules/pets/energy.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { InView } from '../../../ui/later/in-view.tsx'
import styles from './facts.module.css'
import { RationTable } from './ration-table.tsx'

const BagCalculator = deferred(() => import('./bag-calculator.tsx'))

/** A food: how long the bag lasts the shopper's animal, the table of rations, the analysis and the ingredients. */
export function FoodCard({ product, food, lang }: { product: Product; food: FoodFacts; lang?: string }) {
  const text = useText()
  const { locale } = useLanguage()
  const number = (value: number) => value.toLocaleString(locale)
  const percent = (value: number) => text('FACTS_PERCENT', { value: number(value) })
  return (
    <section className={styles.facts} aria-label={text('FACTS_FOOD')}>
      {food.energy !== null && food.species !== 'other' && (
        <div className={styles.calculator} data-screen>
          <InView placeholder={<Skeleton blockSize="300px" />}>
            <BagCalculator product={product} food={food} />
          </InView>
        </div>
      )}
      {food.ration && (
        <div className={styles.block}>
          <h2>{text('FACTS_RATION')}</h2>
          <p className={styles.hint}>{text('FACTS_RATION_HINT')}</p>
          <RationTable table={food.ration} />
        </div>
      )}
      <div className={styles.block}>
        <h2>{text('FACTS_ANALYSIS')}</h2>
        <Analysis food={food} percent={percent} />
      </div>
      <div className={styles.block}>
        <h2>{text('FACTS_INGREDIENTS')}</h2>
        <p className={styles.ingredients} lang={lang}>
          {food.ingredients
            .map(({ name, percent: share }) => (share === null ? name : `${name} (${percent(share)})`))
            .join(', ')}
          .
        </p>
        <ul className={styles.chips}>
          <li>{text(food.complete ? 'FACTS_COMPLETE' : 'FACTS_COMPLEMENT')}</li>
          <li>
            {food.toMonths === null
              ? text('FACTS_AGE_FROM', { from: food.fromMonths })
              : text('FACTS_AGE', { from: food.fromMonths, to: food.toMonths })}
          </li>
          {food.kibble !== null && <li>{text('FACTS_KIBBLE', { size: number(food.kibble) })}</li>}
          {food.energy !== null && <li>{text('FACTS_ENERGY', { energy: number(food.energy) })}</li>}
        </ul>
      </div>
    </section>
  )
}

/** The guaranteed analysis, each share as a bar. */
function Analysis({ food: { analysis }, percent }: { food: FoodFacts; percent: (value: number) => string }) {
  const text = useText()
  const rows = [
    { name: text('FACTS_PROTEIN'), value: analysis.protein },
    { name: text('FACTS_FAT'), value: analysis.fat },
    { name: text('FACTS_FIBRE'), value: analysis.fibre },
    { name: text('FACTS_MOISTURE'), value: analysis.moisture },
    { name: text('FACTS_ASH'), value: analysis.ash },
    { name: text('FACTS_CARBOHYDRATES'), value: carbohydrates(analysis) },
  ]
  return (
    <dl className={styles.analysis}>
      {rows.map(({ name, value }) => (
        <div key={name} style={{ '--share': `${value}%` } as CSSProperties}>
          <dt>{name}</dt>
          <dd>{percent(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
