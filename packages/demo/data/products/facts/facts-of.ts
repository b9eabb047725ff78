import type { FluidFacts, PartFacts, ProductFacts, TyreFacts } from '#rules/catalogue/product-facts.ts'
import { serviceDescription } from '#rules/vehicles/tyre.ts'
import type { CatalogueEntry } from '../catalogue.ts'
import { contentOf } from '../measures.ts'
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
const fluidKinds = new Set(['aceite', 'aditivo', 'fluido', 'refrigerante'])

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
  if (!partCategories.has(categoryId)) return null
  if (fluidKinds.has(seed.kind)) return { kind: 'fluid', fluid: fluidOf(seed) }
  if (seed.kind === 'neumatico') return { kind: 'tyre', tyre: tyreOf(seed) }
  const part = partOf(seed)
  return part && { kind: 'part', part }
}

const stated = (seed: ProductSeed, name: string) => seed.facts.find((fact) => fact.name === name)?.value

function fluidOf(seed: ProductSeed): FluidFacts {
  const content = contentOf(seed.net)
  if (!content || content.unit === 'unit') throw new Error(`A fluid without its content: ${seed.name}`)
  return {
    content: { amount: content.amount, unit: content.unit },
    grade: stated(seed, 'Viscosidad') ?? stated(seed, 'Grado') ?? null,
    norms: stated(seed, 'Norma')?.split(', ') ?? [],
  }
}

function tyreOf(seed: ProductSeed): TyreFacts {
  const service = serviceDescription(stated(seed, 'Índice') ?? '')
  const size = stated(seed, 'Medida')
  if (!service || !size) throw new Error(`A tyre without its indexes: ${seed.name}`)
  return { size, ...service }
}

function partOf(seed: ProductSeed): PartFacts | null {
  const kind = partKinds.get(seed.kind)
  if (!kind) return null
  const wheel = wheelTorque[stated(seed, 'Vehículo')?.split(' ')[0] ?? '']
  return {
    position: stated(seed, 'Eje') ?? null,
    box: kind.box,
    torque: kind.torque.flatMap(({ name, nm }) => {
      if (nm !== null) return { name, nm }
      return wheel === undefined ? [] : { name: 'Tuercas de rueda', nm: wheel }
    }),
  }
}
