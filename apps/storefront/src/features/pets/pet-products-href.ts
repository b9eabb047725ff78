import type { Pet } from '#rules/pets/pet.ts'
import { encodePet } from '#rules/pets/pet-query.ts'
import { traitsOf } from './pet-traits.ts'

/** Everything in the shop that suits an animal. */
export const petProductsHref = (pet: Pet) => `/shop/shop-list?filter_pet=${encodePet(traitsOf(pet))}`
