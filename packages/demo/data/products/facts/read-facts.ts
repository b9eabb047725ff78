import {
  type FoodFacts,
  type MedicineFacts,
  type PartFacts,
  saleConditions,
} from '#rules/catalogue/product-facts.ts'
import { withAllergens } from '#rules/pets/allergens.ts'
import { metabolisableEnergy } from '#rules/pets/energy.ts'
import { rationTable } from './plans.ts'

const numberOf = (text: string): number => {
  const value = Number(text.replace(',', '.'))
  if (Number.isNaN(value)) throw new Error(`Not a number: ${text}`)
  return value
}

/** '12-' is from 12 on, '2-15' ends at 15; null for '-'. */
function rangeOf(text: string): { from: number; to: number | null } | null {
  if (text === '-') return null
  const [from = '', to = ''] = text.split('-')
  return { from: numberOf(from), to: to === '' ? null : numberOf(to) }
}

/** 'Maíz' or 'Avena 18', where 18 is the amount. */
function amountOf(text: string): { name: string; amount: number | null } {
  const found = /^(.+) (\d+(?:,\d+)?)$/.exec(text)
  return found?.[1] && found[2]
    ? { name: found[1], amount: numberOf(found[2]) }
    : { name: text, amount: null }
}

function rowsOf(table: string, columns: number): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== columns || cells.includes(''))
        throw new Error(`A row of facts lacks a column: ${line}`)
      return cells
    })
}

/** Reads a table of foods, by the label; throws on a row that is not as `foods.ts` says. */
export function readFoods(table: string, species: FoodFacts['species']): Map<string, FoodFacts> {
  return new Map(
    rowsOf(table, 6).map(([label = '', percents = '', ages = '', kibble = '', plan = '', list = '']) => {
      const [protein = 0, fat = 0, fibre = 0, moisture = 0, ash = 0] = percents.split(' ').map(numberOf)
      const analysis = { protein, fat, fibre, moisture, ash }
      const energy = species === 'other' ? null : metabolisableEnergy(analysis)
      const age = rangeOf(ages)
      const [planName = '', ...weights] = plan.split(' ')
      const ration =
        species === 'other' || energy === null || weights.length === 0
          ? null
          : rationTable(planName, species, weights.map(numberOf), energy)
      const food: FoodFacts = {
        species,
        complete: planName !== 'complemento',
        fromMonths: age?.from ?? 0,
        toMonths: age?.to ?? null,
        ingredients: withAllergens(
          list.split(', ').map((text) => {
            const { name, amount } = amountOf(text)
            return { name, percent: amount }
          }),
        ),
        analysis,
        energy,
        kibble: kibble === '-' ? null : numberOf(kibble),
        ration,
      }
      return [label, food]
    }),
  )
}

/** Reads a table of medicines, by the label. */
export function readMedicines(table: string, species: MedicineFacts['species']): Map<string, MedicineFacts> {
  return new Map(
    rowsOf(table, 6).map(([label = '', register = '', substances = '', kg = '', weeks = '', sale = '']) => {
      const condition = saleConditions.find((each) => each === sale)
      if (!condition) throw new Error(`Unknown condition of sale ${sale}`)
      const weight = rangeOf(kg)
      const medicine: MedicineFacts = {
        species,
        sagRegister: register === '-' ? null : register,
        substances: substances.split(', '),
        weight: weight && { fromKg: weight.from, toKg: weight.to },
        fromWeeks: weeks === '-' ? null : numberOf(weeks),
        sale: condition,
      }
      return [label, medicine]
    }),
  )
}

/** What is in the box of a part, and what is tightened; without an amount of Nm it is the vehicle's own. */
export type PartRow = Pick<PartFacts, 'box'> & { torque: { name: string; nm: number | null }[] }

/** Reads a table of parts, by the kind. */
export function readParts(table: string): Map<string, PartRow> {
  return new Map(
    rowsOf(table, 3).map(([kind = '', box = '', torque = '']) => [
      kind,
      {
        box: box.split(', ').map((text) => {
          const [amount = '', ...name] = text.split(' ')
          return { name: name.join(' '), amount: numberOf(amount) }
        }),
        torque:
          torque === '-'
            ? []
            : torque.split(', ').map((text) => {
                const { name, amount } = amountOf(text)
                return { name, nm: amount }
              }),
      },
    ]),
  )
}
