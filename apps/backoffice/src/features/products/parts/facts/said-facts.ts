import type { EditedFacts, EditedFood } from '#rules/products/edited-facts.ts'
import type { EditedMedicine } from '#rules/products/product.ts'
import type { TextKey } from '../../../../shell/text-keys.ts'
import { analysisTexts, animalTexts, factKindTexts, saleTexts } from '../../field-texts.ts'
import type { Sayings } from '../sayings.ts'

/** What is said of a part of the facts: what it is called, and its words, of a table a row each. */
export type SaidPart = { key: TextKey; words: string[] }

const one = (key: TextKey, words: string | null): SaidPart => ({ key, words: words ? [words] : [] })

/** The facts part by part; what has none is not said. */
export function factParts(facts: EditedFacts, by: Sayings): SaidPart[] {
  const kind = one('PRODUCTS_FACTS_KIND', by.text(factKindTexts[facts.kind]))
  return [kind, ...partsOf(facts, by)].filter(({ words }) => words.length > 0)
}

function partsOf(facts: EditedFacts, by: Sayings): SaidPart[] {
  const { number } = by
  switch (facts.kind) {
    case 'food':
      return foodParts(facts.food, by)
    case 'part': {
      const { position, box, torque } = facts.part
      return [
        one('PRODUCTS_POSITION', position),
        { key: 'PRODUCTS_BOX', words: box.map(({ name, amount }) => `${number(amount)} × ${name}`) },
        { key: 'PRODUCTS_TORQUES', words: torque.map(({ name, nm }) => `${name} ${number(nm)} Nm`) },
      ]
    }
    case 'fluid': {
      const { content, grade, norms } = facts.fluid
      const unit = content.unit === 'l' ? 'L' : content.unit
      return [
        one('PRODUCTS_AMOUNT', `${number(content.amount)} ${unit}`),
        one('PRODUCTS_GRADE', grade),
        { key: 'PRODUCTS_NORMS', words: norms },
      ]
    }
    case 'tyre': {
      const { size, loadIndex, speedIndex } = facts.tyre
      return [one('PRODUCTS_TYRE_SIZE', `${size} ${loadIndex}${speedIndex}`)]
    }
  }
}

function foodParts(food: EditedFood, { text, number }: Sayings): SaidPart[] {
  const said = (value: number | null) => (value === null ? null : number(value))
  const { months, rows } = food.ration ?? { months: [], rows: [] }
  const shares = Object.entries(analysisTexts) as [keyof typeof analysisTexts, TextKey][]
  return [
    one('PRODUCTS_SPECIES', text(animalTexts[food.animal])),
    one('PRODUCTS_COMPLETE', text(food.complete ? 'LOG_YES' : 'LOG_NO')),
    one('PRODUCTS_FROM_MONTHS', number(food.fromMonths)),
    one('PRODUCTS_TO_MONTHS', said(food.toMonths)),
    {
      key: 'PRODUCTS_INGREDIENTS',
      words: food.ingredients.map(({ name, percent }) =>
        percent === null ? name : `${name} ${number(percent)} %`,
      ),
    },
    ...shares.map(([share, key]) => one(key, `${number(food.analysis[share])} %`)),
    one('PRODUCTS_ENERGY', said(food.energy)),
    one('PRODUCTS_KIBBLE', said(food.kibble)),
    {
      key: 'PRODUCTS_RATION',
      words: rows.flatMap(({ kg, grams }) =>
        grams.map((each, at) =>
          text('PRODUCTS_RATION_SAID', {
            kg: number(kg),
            month: number(months[at] ?? 0),
            grams: number(each),
          }),
        ),
      ),
    },
  ]
}

/** A medicine part by part. */
export function medicineParts(
  { sale, sagRegister, species, substances, fromWeeks, weight }: EditedMedicine,
  { text, number }: Sayings,
): SaidPart[] {
  const parts: SaidPart[] = [
    one('PRODUCTS_SALE', text(saleTexts[sale])),
    one('PRODUCTS_SAG', sagRegister),
    { key: 'PRODUCTS_SPECIES', words: species.map((each) => text(animalTexts[each])) },
    { key: 'PRODUCTS_SUBSTANCES', words: substances },
    one('PRODUCTS_FROM_WEEKS', fromWeeks === null ? null : number(fromWeeks)),
    one('PRODUCTS_FROM_KG', weight ? number(weight.fromKg) : null),
    one('PRODUCTS_TO_KG', weight?.toKg == null ? null : number(weight.toKg)),
  ]
  return parts.filter(({ words }) => words.length > 0)
}

/**
 * Those of `parts` that differ from `others`, of a table the rows that the other lacks. A part that the other alone has is
 * without words, which `sayParts` shows as a dash.
 */
export function differing(parts: readonly SaidPart[], others: readonly SaidPart[]): SaidPart[] {
  const keys = new Set([...parts, ...others].map(({ key }) => key))
  return [...keys].flatMap((key) => {
    const [own = [], their = []] = [parts, others].map((all) => all.find((part) => part.key === key)?.words)
    if (own.join('\n') === their.join('\n')) return []
    const rows = own.filter((words) => !their.includes(words))
    // Rows that are all there have changed places.
    const isMoved = rows.length === 0 && own.length >= their.length
    return [{ key, words: isMoved ? own : rows }]
  })
}

export const sayParts = (parts: readonly SaidPart[], { text }: Sayings): string =>
  parts.map(({ key, words }) => `${text(key)}: ${words.join(', ') || '–'}`).join(' · ')
