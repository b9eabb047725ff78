import type { FoodFacts } from '#rules/catalogue/product-facts.ts'
import { addDays, dayInChile } from '#rules/chile/calendar.ts'
import { formatClp } from '#rules/money/money.ts'
import type { Eater } from '#rules/pets/energy.ts'
import { bagFor, rationOf } from '#rules/pets/ration.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { CheckboxField, SelectField, TextField } from '../../../ui/form/field.tsx'
import { activities, eaterFrom } from './eater.codec.ts'
import { useEater } from './eater.store.ts'
import styles from './facts.module.css'

const activityKeys = {
  low: 'FACTS_ACTIVITY_LOW',
  normal: 'FACTS_ACTIVITY_NORMAL',
  high: 'FACTS_ACTIVITY_HIGH',
} as const

const basisKeys = {
  table: 'FACTS_BY_TABLE',
  formula: 'FACTS_BY_FORMULA',
  treat: 'FACTS_BY_TREAT',
} as const

/** How much of a food an animal eats in a day, how long the bag lasts it and what a day costs. */
export default function BagCalculator({ product, food }: { product: Product; food: FoodFacts }) {
  const text = useText()
  const species = food.species === 'cat' ? 'cat' : 'dog'
  const { name, typed, type } = useEater(species)
  const eater = eaterFrom(typed, species)
  const isWrongWeight = typed.kg.trim() !== '' && !eaterFrom({ ...typed, age: '' }, species)
  const isWrongAge = !eaterFrom({ ...typed, kg: '1' }, species)
  return (
    <>
      <h2>
        {name === null
          ? text(species === 'cat' ? 'FACTS_FOR_YOUR_CAT' : 'FACTS_FOR_YOUR_DOG')
          : text('FACTS_FOR_PET', { name })}
      </h2>
      <div className={styles.fields}>
        <TextField
          label={text('FACTS_ITS_WEIGHT')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.kg}
          error={isWrongWeight ? text('FACTS_WEIGHT_WRONG') : null}
          onChange={(event) => type({ kg: event.target.value })}
        />
        <TextField
          label={text('FACTS_ITS_AGE')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.age}
          error={isWrongAge ? text('FACTS_AGE_WRONG') : null}
          onChange={(event) => type({ age: event.target.value })}
        />
        <SelectField
          label={text('FACTS_AGE_IN')}
          value={typed.unit}
          onChange={(event) => type({ unit: event.target.value === 'months' ? 'months' : 'years' })}
        >
          <option value="years">{text('FACTS_AGE_YEARS')}</option>
          <option value="months">{text('FACTS_AGE_MONTHS')}</option>
        </SelectField>
        <SelectField
          label={text('FACTS_ACTIVITY')}
          value={typed.activity}
          onChange={(event) =>
            type({ activity: activities.find((each) => each === event.target.value) ?? 'normal' })
          }
        >
          {activities.map((activity) => (
            <option key={activity} value={activity}>
              {text(activityKeys[activity])}
            </option>
          ))}
        </SelectField>
        <CheckboxField
          label={text('FACTS_STERILISED')}
          checked={typed.sterilised}
          onChange={(event) => type({ sterilised: event.target.checked })}
        />
      </div>
      <div role="status" className={styles.result}>
        {eater ? <Result product={product} food={food} eater={eater} /> : <p>{text('FACTS_TYPE_WEIGHT')}</p>}
      </div>
    </>
  )
}

function Result({ product, food, eater }: { product: Product; food: FoodFacts; eater: Eater }) {
  const text = useText()
  const { locale } = useLanguage()
  const ration = rationOf(food, eater)
  if (!ration) return null
  const bag =
    product.content?.unit === 'kg'
      ? bagFor(ration.grams, { kg: product.content.amount, price: product.price })
      : null
  const isWrongAge =
    eater.months < food.fromMonths || (food.toMonths !== null && eater.months > food.toMonths)
  const runsOut = bag && addDays(dayInChile(new Date()), bag.days)
  const day = (iso: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(iso))
  return (
    <>
      {bag && ration.basis !== 'treat' && (
        <p className={styles.lasts}>
          {bag.days > 0 ? text('FACTS_LASTS', { count: bag.days }) : text('FACTS_LASTS_NOT')}
          <span> · </span>
          {text('FACTS_COSTS', { price: formatClp(bag.pesosPerDay) })}
        </p>
      )}
      <p>{text(basisKeys[ration.basis], { grams: ration.grams.toLocaleString(locale) })}</p>
      {runsOut && bag.days > 1 && ration.basis !== 'treat' && (
        <p>{text('FACTS_RUNS_OUT', { day: day(runsOut) })}</p>
      )}
      {isWrongAge && (
        <p className={styles.warning}>
          {food.toMonths === null
            ? text('FACTS_TOO_YOUNG', { from: food.fromMonths })
            : text('FACTS_OTHER_AGE', { from: food.fromMonths, to: food.toMonths })}
        </p>
      )}
      <p className={styles.note}>{text('FACTS_ADVICE')}</p>
    </>
  )
}
