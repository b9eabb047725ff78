import type { Product } from '../../../data/port/catalogue.port.ts'
import { FluidCard, TyreCard } from './fluid-card.tsx'
import { FoodCard } from './food-card.tsx'
import { MedicineCard } from './medicine-card.tsx'
import { PartCard } from './part-card.tsx'

/** What is in the bag, the dose or the box; nothing where nothing is known. */
export function ProductFacts({ product }: { product: Product }) {
  const { facts, factsLang: lang } = product
  if (facts?.kind === 'food') return <FoodCard product={product} food={facts.food} lang={lang} />
  if (facts?.kind === 'medicine') return <MedicineCard medicine={facts.medicine} lang={lang} />
  if (facts?.kind === 'fluid') return <FluidCard fluid={facts.fluid} />
  if (facts?.kind === 'tyre') return <TyreCard tyre={facts.tyre} />
  return facts && <PartCard part={facts.part} lang={lang} />
}
