import { useEffect } from 'react'
import { encodePet } from '#rules/pets/pet-query.ts'
import type { ProductList } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { allProductsFor } from '../../pets/all-products.store.ts'
import { useCurrentPet } from '../../pets/current-pet.store.ts'
import { traitsOf } from '../../pets/pet-traits.ts'
import styles from '../fit-line.module.css'
import { changedHref, type ListPlace } from '../list-facts.ts'
import { usePetSync } from './use-pet-sync.ts'

/**
 * Says for which animal a list is shown, and leads to all products and back; nothing where none of them is for the
 * chosen one's kind. `list` is null while the first is on its way.
 */
export function PetLine({ place, list }: { place: ListPlace; list: ProductList | null }) {
  const text = useText()
  const pet = useCurrentPet()
  const shown = (pet && list?.items) ?? []
  const ofItsKind = shown.filter(({ suits }) => pet && suits?.species.includes(pet.species)).length
  const isOfPet = ofItsKind > 0 && ofItsKind === shown.length
  const own = pet && encodePet(traitsOf(pet))
  // What it is about to say it says at once: the line must not change its height.
  const isToCome = usePetSync(place, { petId: pet?.id ?? null, own, isOfPet })
  const isNarrowed = isToCome || place.state.pet !== null
  const isOwn = isToCome || (isNarrowed && place.state.pet === own)
  // The head's script knows of the animal before; here it follows who is chosen.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (pet) dataset.pet = pet.species
    else delete dataset.pet
  }, [pet])
  if (!isNarrowed && ofItsKind === 0) return null
  const key = isNarrowed
    ? isOwn
      ? list?.total === 0
        ? 'PETS_LIST_NONE'
        : 'PETS_LIST_FITTING'
      : 'PETS_LIST_SOME'
    : 'PETS_LIST_ALL'
  return (
    <p className={styles.line} data-all={!isNarrowed || undefined}>
      <Icon name="paw" />
      <span role="status">{text(key, { name: pet?.name ?? '' })}</span>
      <Link
        to={changedHref(place, { pet: isNarrowed ? null : own })}
        keepPosition
        rel="nofollow"
        className={styles.way}
        onClick={() => allProductsFor.set(isNarrowed ? (pet?.id ?? null) : null)}
      >
        {text(isNarrowed ? 'PETS_LIST_SHOW_ALL' : 'PETS_LIST_SHOW_FITTING')}
      </Link>
    </p>
  )
}
