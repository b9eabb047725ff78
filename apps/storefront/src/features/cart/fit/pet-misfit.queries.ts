import { queryOptions } from '@tanstack/react-query'
import { unsuitedPet } from '#rules/fit/unsuited-pet.ts'
import type { Pet } from '#rules/pets/pet.ts'
import type { ProductCard } from '../../../data/port/catalogue.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { traitsOf } from '../../pets/pet-traits.ts'

/** The animal's name, and what could be bought for it instead. */
type PetMisfit = { name: string; instead: ProductCard | null }

/** Null where a product of the cart suits one of the animals, or the shop cannot be asked. */
export function petMisfitQuery(data: DataPort, slug: string, pets: readonly Pet[]) {
  return queryOptions({
    queryKey: ['cart-pet-misfit', data.layer, slug, pets],
    queryFn: async (): Promise<PetMisfit | null> => {
      try {
        const { id, suits } = await data.catalogue.getProduct(slug)
        const told = pets.map((pet) => ({ name: pet.name, traits: traitsOf(pet) }))
        const pet = suits && unsuitedPet(suits, told)
        if (!pet) return null
        const others = await data.catalogue.listForPet(id, pet.traits)
        const instead = others.find(({ stock, backorder }) => stock > 0 || backorder) ?? null
        return { name: pet.name, instead }
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
    staleTime: 5 * 60_000,
  })
}
