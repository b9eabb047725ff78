import { useEffect, useRef } from 'react'
import { useNavigate } from '../../../shell/router.tsx'
import { allProductsFor } from '../../pets/all-products.store.ts'
import { changedHref, type ListPlace } from '../list-facts.ts'

/**
 * Brings the address of a list along with the animal: `own`, as `encodePet` writes the chosen one. A list of its kind
 * alone (`isOfPet`) is narrowed to what suits it, unless this visit wants to see all; one that is narrowed to it follows
 * where another is chosen. Answers whether it is about to be narrowed.
 */
export function usePetSync(
  place: ListPlace,
  { petId, own, isOfPet }: { petId: string | null; own: string | null; isOfPet: boolean },
): boolean {
  const navigate = useNavigate()
  const before = useRef(own)
  const { path, state } = place
  const isNew = state.pet === null && own !== null && isOfPet && allProductsFor.get() !== petId
  useEffect(() => {
    const last = before.current
    before.current = own
    const isOfAnother = state.pet !== null && last !== own && state.pet === last
    if (!isNew && !isOfAnother) return
    navigate(changedHref({ path, state }, { pet: own }), { replace: true, keepPosition: true })
  }, [isNew, own, path, state, navigate])
  return isNew
}
