import type { FoodFacts, MedicineFacts } from '#rules/catalogue/product-facts.ts'
import type { RetractExclusion } from '#rules/orders/returns.ts'
import type { EditedFacts } from '#rules/products/edited-facts.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { type Read, readAs, unreadable } from './read-price.ts'

type Words<Value extends string> = readonly (readonly [Value, ...string[]])[]

/** Each value with our own word of it first; a value's code is read as well. */
const exclusions: Words<RetractExclusion> = [
  ['PERISHABLE', 'Perecible', 'Perecedero'],
  ['MADE_TO_ORDER', 'A medida', 'Hecho a medida'],
  ['HYGIENE', 'Higiene'],
  ['INSTALLED', 'Instalado'],
]
const sales: Words<MedicineFacts['sale']> = [
  ['free', 'Venta libre', 'Libre'],
  ['prescription', 'Receta', 'Receta simple', 'Con receta'],
  ['retained-prescription', 'Receta retenida'],
]
const animals: Words<MedicineFacts['species'][number]> = [
  ['dog', 'Perro', 'Perros', 'Canino'],
  ['cat', 'Gato', 'Gatos', 'Felino'],
]
const eaters: Words<FoodFacts['species']> = [...animals, ['other', 'Otro', 'Otros']]
const kinds: Words<EditedFacts['kind']> = [
  ['food', 'Alimento', 'Alimentos'],
  ['part', 'Repuesto', 'Repuestos'],
  ['fluid', 'Fluido', 'Líquido', 'Lubricante'],
  ['tyre', 'Neumático', 'Neumáticos'],
]

const reader =
  <Value extends string>(words: Words<Value>) =>
  (text: string): Read<Value> => {
    const asked = foldText(text)
    const found = words.find((all) => all.some((word) => foldText(word) === asked))
    return found ? readAs(found[0]) : unreadable('WORD_UNKNOWN')
  }

const writer =
  <Value extends string>(words: Words<Value>) =>
  (value: Value): string =>
    words.find(([each]) => each === value)?.[1] ?? value

export const readExclusion = reader(exclusions)
export const exclusionWord = writer(exclusions)
export const readSale = reader(sales)
export const saleWord = writer(sales)
export const animalWord = writer(animals)
export const readEater = reader(eaters)
export const eaterWord = writer(eaters)
export const readFactsKind = reader(kinds)
export const factsKindWord = writer(kinds)

/** `Perro | Gato`. */
export function readSpecies(text: string): Read<MedicineFacts['species']> {
  const read = text
    .split(/[|,]/)
    .filter((part) => part.trim() !== '')
    .map(reader(animals))
  const wrong = read.find((each) => !each.ok)
  if (wrong && !wrong.ok) return wrong
  return readAs([...new Set(read.flatMap((each) => (each.ok ? [each.value] : [])))])
}
