import type { PartFacts, ProductFacts } from '#rules/catalogue/product-facts.ts'
import type { CatalogueEntry } from '../catalogue.ts'
import type { ProductSeed } from '../read-rows.ts'
import { catFoods, dogFoods, otherFoods } from './foods.ts'
import { catMedicines, dogMedicines } from './medicines.ts'
import { parts, wheelTorque } from './parts.ts'
import { readFoods, readMedicines, readParts } from './read-facts.ts'

/** By the id of the category. */
const foods = new Map([
  [11, readFoods(dogFoods, 'dog')],
  [21, readFoods(catFoods, 'cat')],
  [31, readFoods(otherFoods, 'other')],
])
const medicines = new Map([
  [12, readMedicines(dogMedicines, ['dog'])],
  [22, readMedicines(catMedicines, ['cat'])],
])
const partKinds = readParts(parts)
const partCategories = new Set([41, 42])

/** What is known of a product besides its own features; null where there is nothing. Throws on a food without a row. */
export function factsOf({ categoryId, seed }: CatalogueEntry): ProductFacts | null {
  const table = foods.get(categoryId)
  if (table) {
    const food = table.get(seed.label)
    if (!food) throw new Error(`No facts of the food ${seed.label}`)
    return { kind: 'food', food }
  }
  const medicine = medicines.get(categoryId)?.get(seed.label)
  if (medicine) return { kind: 'medicine', medicine }
  const part = partCategories.has(categoryId) ? partOf(seed) : null
  return part && { kind: 'part', part }
}

function partOf(seed: ProductSeed): PartFacts | null {
  const kind = partKinds.get(seed.kind)
  if (!kind) return null
  const stated = (name: string) => seed.facts.find((fact) => fact.name === name)?.value
  const wheel = wheelTorque[stated('Vehículo')?.split(' ')[0] ?? '']
  return {
    position: stated('Eje') ?? null,
    box: kind.box,
    torque: kind.torque.flatMap(({ name, nm }) => {
      if (nm !== null) return { name, nm }
      return wheel === undefined ? [] : { name: 'Tuercas de rueda', nm: wheel }
    }),
  }
}
