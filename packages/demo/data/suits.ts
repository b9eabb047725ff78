import type { Suits } from '#rules/fit/pet-fit.ts'
import { allergensIn } from '#rules/pets/allergens.ts'
import { allAllergens, allSizes, type PetSize, type Species } from '#rules/pets/pet.ts'
import { type CatalogueEntry, catalogue } from './products/catalogue.ts'
import { factsOf } from './products/facts/facts-of.ts'

/** Food and health, where the stage of life matters; a puppy's ball is for any dog. */
const categoriesOfStages = new Set([11, 12, 21, 22])
/** What is eaten: of these the ingredients matter. */
const eaten = new Set([11, 12, 21, 22, 31])

/** How the names and the fact 'Especie' call the exotic ones. */
const exotics: [Species, RegExp][] = [
  ['bird', /\baves?\b|catita|canario|\bloro\b|ninfa|agapornis|pájaro|percha|columpio|plumas/i],
  ['rabbit', /conejo|gazapo/i],
  ['rodent', /hámster|\bcuy\b|chinchilla|degú|roedor|erizo|hurón|\brata\b|corral/i],
  ['reptile', /reptil|tortug|gecko|iguana|pogona|terrario|desierto/i],
  ['fish', /acuario|pecera|\bpeces\b|goldfish|betta|sumergible/i],
]

const sizeNames: Record<PetSize, RegExp> = { small: /pequeña/i, medium: /mediana/i, large: /grande/i }

function suitsOf(entry: CatalogueEntry): Suits | null {
  const species = speciesOf(entry)
  if (species.length === 0) return null
  const found = {
    species,
    age: ageOf(entry),
    weight: weightOf(entry),
    sizes: sizesOf(entry),
    sterilised: /esterilizado/i.test(factOf(entry, 'Etapa')) ? (true as const) : undefined,
    allergens: allergensOf(entry),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Suits
}

const factOf = ({ seed }: CatalogueEntry, name: string) =>
  seed.facts.find((fact) => fact.name === name)?.value ?? ''

function speciesOf(entry: CatalogueEntry): Species[] {
  const tree = Math.floor(entry.categoryId / 10)
  if (tree === 1) return ['dog']
  if (tree === 2) return ['cat']
  if (tree !== 3) return []
  const told = factOf(entry, 'Especie')
  const named = exotics
    .filter(([, words]) => words.test(`${entry.seed.name} ${told}`))
    .map(([species]) => species)
  // What cleans cages and warms them is for all that live in one.
  return named.length > 0 ? named : exotics.map(([species]) => species).filter((each) => each !== 'fish')
}

/** Puppies and kittens become adults at 12 months; 'senior 8+' and '11+' say the year. */
function ageOf(entry: CatalogueEntry): Suits['age'] {
  if (!categoriesOfStages.has(entry.categoryId)) return undefined
  // A dose goes by weight; the youngest bear none.
  if (entry.seed.kind === 'pipeta') return { from: 2, to: null }
  const stage = `${entry.seed.name} ${factOf(entry, 'Etapa')}`
  if (/lactante/i.test(stage)) return { from: 0, to: 2 }
  if (/cachorro|gatito/i.test(stage)) return { from: 0, to: 12 }
  const [, year] = /senior (\d+)\+/i.exec(stage) ?? []
  if (year) return { from: Number(year) * 12, to: null }
  if (/senior|gato mayor/i.test(stage)) return { from: 84, to: null }
  return /adulto/i.test(stage) ? { from: 12, to: null } : undefined
}

/** '10 a 20 kg', 'Hasta 10 kg', 'Más de 8 kg', and what a thing carries at the most. */
function weightOf(entry: CatalogueEntry): Suits['weight'] {
  const most = factOf(entry, 'Peso máximo')
  const stated = most ? `Hasta ${most}` : factOf(entry, 'Peso')
  const [first, second] = stated.match(/\d+(?:,\d+)?/g) ?? []
  if (first === undefined) return undefined
  if (second !== undefined) return { from: grams(first), to: grams(second) }
  return stated.startsWith('Hasta') ? { from: null, to: grams(first) } : { from: grams(first), to: null }
}

const grams = (kilos: string) => Math.round(Number(kilos.replace(',', '.')) * 1000)

/** Of food alone: what else has a size comes in several. */
function sizesOf(entry: CatalogueEntry): Suits['sizes'] {
  if (entry.categoryId !== 11) return undefined
  const named = allSizes.filter((size) => sizeNames[size].test(factOf(entry, 'Raza')))
  return named.length > 0 ? named : undefined
}

/** A food has what its ingredients carry; what else is eaten says no more than its name and its flavour. */
function allergensOf(entry: CatalogueEntry): Suits['allergens'] {
  if (!eaten.has(entry.categoryId)) return undefined
  const facts = factsOf(entry)
  const found =
    facts?.kind === 'food'
      ? facts.food.ingredients.flatMap(({ allergens = [] }) => allergens)
      : allergensIn(`${entry.seed.name} ${factOf(entry, 'Sabor')}`)
  const named = allAllergens.filter((allergen) => found.includes(allergen))
  return named.length > 0 ? named : undefined
}

/** Which animals each product of the demonstration shop suits, by its id; what is for none is not there. */
export const suits = new Map<number, Suits>(
  catalogue.flatMap((entry) => {
    const own = suitsOf(entry)
    return own ? [[entry.id, own] as const] : []
  }),
)
