import type { FoodFacts } from '#rules/catalogue/product-facts.ts'
import { formatClp } from '#rules/money/money.ts'
import type { Pet } from '#rules/pets/pet.ts'
import { bagFor, rationOf } from '#rules/pets/ration.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { traitsOf } from '../../pets/pet-traits.ts'
import { eaterFrom, typedFrom } from './eater.codec.ts'

/** What a day of a food costs for an animal and how long the bag lasts it; nothing for a treat, or where its weight is not known. */
export default function DailyCost({ product, food, pet }: { product: Product; food: FoodFacts; pet: Pet }) {
  const text = useText()
  const { content, price } = product
  const typed = typedFrom(traitsOf(pet))
  if (!typed || food.species === 'other' || content?.unit !== 'kg') return null
  const eater = pet.species === food.species ? eaterFrom(typed, food.species) : null
  const ration = eater && rationOf(food, eater)
  if (!ration || ration.basis === 'treat') return null
  const { days, pesosPerDay } = bagFor(ration.grams, { kg: content.amount, price })
  if (days === 0) return null
  return <>{text('PETS_DAILY', { price: formatClp(pesosPerDay), name: pet.name, count: days })}</>
}
