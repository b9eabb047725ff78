import { suitedInstead } from '#rules/fit/suited-instead.ts'
import type { PetTraits } from '#rules/pets/pet.ts'
import type { AskedVehicle } from '#rules/vehicles/asked-vehicle.ts'
import { type Database, together } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import type { CardRow } from '../cards/card-row.ts'
import { cardsStore } from '../cards/cards.store.ts'
import { type BrandModelRow, type CategoryStep, detailsStore, type ExtraDataRow } from './details.store.ts'
import { type FittedRow, fitmentStore, type OemNumberRow } from './fitment.store.ts'
import { linkedProducts } from './linked-products.store.ts'

export type DetailsService = ReturnType<typeof detailsService>

const mostAnalogues = 8
const mostSuited = 4

/** What is asked about a single brand, category or product, beside the product itself. Read only. */
export function detailsService({ database }: { database: Pick<Database, 'db'> }) {
  const { db } = database
  const cards = cardsStore(database)

  return {
    /** In their order. Refuses with NOT_FOUND. */
    async models(brandSlug: string): Promise<BrandModelRow[] | Refusal> {
      const brandId = await detailsStore.brandIdBySlug(db, brandSlug)
      return brandId === undefined ? refuse('NOT_FOUND') : detailsStore.models(db, brandId)
    },

    /** Units of all branches. Refuses with NOT_FOUND where the value is not the product's own. */
    async stockOfValue(productId: number, valueId: number): Promise<number | Refusal> {
      return (await detailsStore.stockOfValue(db, productId, valueId)) ?? refuse('NOT_FOUND')
    },

    /** Refuses with NOT_FOUND. */
    async extraData(productId: number): Promise<ExtraDataRow[] | Refusal> {
      return (await detailsStore.isForSale(db, productId))
        ? detailsStore.extraData(db, productId)
        : refuse('NOT_FOUND')
    },

    /** From the root to the category itself. Refuses with NOT_FOUND. */
    async pathTo(categoryId: number): Promise<CategoryStep[] | Refusal> {
      const path = await detailsStore.pathTo(db, categoryId)
      return path.length > 0 ? path : refuse('NOT_FOUND')
    },

    /** At most 8, those that were chosen first; with a vehicle those that fit it. Refuses with NOT_FOUND. */
    async analogues(
      productId: number,
      branchId: number | null,
      vehicle: AskedVehicle | null,
    ): Promise<CardRow[] | Refusal> {
      if (!(await detailsStore.isForSale(db, productId))) return refuse('NOT_FOUND')
      if (vehicle !== null) {
        return cards.find(await detailsStore.fitting(db, productId, vehicle, mostAnalogues), branchId)
      }
      const [chosen, found] = await together([
        linkedProducts(db, productId, 'analogue', mostAnalogues),
        detailsStore.analogues(db, productId, mostAnalogues),
      ])
      return cards.find([...new Set([...chosen, ...found])].slice(0, mostAnalogues), branchId)
    },

    /** What a part fits, and its original numbers. Refuses with NOT_FOUND. */
    async fitment(
      productId: number,
    ): Promise<{ vehicles: FittedRow[]; oemNumbers: OemNumberRow[] } | Refusal> {
      if (!(await detailsStore.isForSale(db, productId))) return refuse('NOT_FOUND')
      const [vehicles, oemNumbers] = await Promise.all([
        fitmentStore.vehicles(db, productId),
        fitmentStore.oemNumbers(db, productId),
      ])
      return { vehicles, oemNumbers }
    },

    /** At most 4 that suit an animal in its place. Refuses with NOT_FOUND. */
    async suited(productId: number, pet: PetTraits): Promise<CardRow[] | Refusal> {
      const { own, others } = await detailsStore.candidates(db, productId)
      if (!own) return refuse('NOT_FOUND')
      return cards.find(suitedInstead(own, others, pet, mostSuited).map(({ id }) => id))
    },
  }
}
