import type { FoodFacts } from '../catalogue/product-facts.ts'
import { foldText } from '../text/fold-text.ts'
import { type Allergen, allAllergens } from './pet.ts'

/** What an ingredient is called that carries the allergen, folded and in the singular. */
const names: Record<Allergen, string> = {
  chicken: 'pollo gallina ave',
  turkey: 'pavo ave',
  beef: 'vacuno vacuna res buey ternera bovino bovina charqui',
  lamb: 'cordero ovino ovina',
  pork: 'cerdo porcino porcina tocino jamon',
  fish: 'pescado pez salmon trucha jurel atun merluza bacalao sardina anchoveta reineta arenque marisco camaron krill mejillon chorito',
  egg: 'huevo',
  dairy: 'leche lacteo lactea queso suero yogur mantequilla caseina',
  wheat: 'trigo semola bizcocho',
  corn: 'maiz choclo',
  soy: 'soya soja',
  rice: 'arroz',
}
const carriers = new Map<string, Allergen[]>()
for (const allergen of allAllergens) {
  for (const name of names[allergen].split(' ')) carriers.set(name, [...(carriers.get(name) ?? []), allergen])
}

/** 'Sin trigo ni soya' and 'libre de leche' say what is not in it, 'para aves' whom it is for. */
const absences = /\b(?:sin|libre de|para) \S+(?: ni \S+)*/g

/**
 * What an ingredient, or another thing that is said of a food in the shop's own Spanish, carries of what animals
 * may not bear; in the order of `allAllergens`. Fat, liver and broth of an animal carry it as its meat does. Of what
 * says no more than 'Caldo' nothing is known.
 */
export function allergensIn(words: string): Allergen[] {
  const found = foldText(words)
    .replace(absences, '')
    .split(' ')
    .flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')])
    .flatMap((word) => carriers.get(word) ?? [])
  return allAllergens.filter((allergen) => found.includes(allergen))
}

/** A food's ingredients, each with what it carries. */
export const withAllergens = (ingredients: FoodFacts['ingredients']): FoodFacts['ingredients'] =>
  ingredients.map(({ name, percent }) => {
    const allergens = allergensIn(name)
    return { name, percent, ...(allergens.length > 0 && { allergens }) }
  })
