import type { Pet } from '#rules/pets/pet.ts'
import { encodePet } from '#rules/pets/pet-query.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { allProductsFor } from '../pets/all-products.store.ts'
import { traitsOf } from '../pets/pet-traits.ts'
import { changedHref, type ListPlace } from './list-facts.ts'
import { usePetSync } from './use-pet-sync.ts'
import styles from './vehicle-line.module.css'

/** Says for which animal a list is shown, and leads to all products and back. `total`: what the list holds. */
export function PetLine({
  place,
  pet,
  total,
  isOfPet,
}: {
  place: ListPlace
  pet: Pet | null
  total: number | null
  /** Whether all that the list shows is for animals of this kind. */
  isOfPet: boolean
}) {
  const text = useText()
  const own = pet && encodePet(traitsOf(pet))
  // What it is about to say it says at once: the line must not change its height.
  const isToCome = usePetSync(place, { petId: pet?.id ?? null, own, isOfPet })
  const isNarrowed = isToCome || place.state.pet !== null
  const isOwn = isToCome || (isNarrowed && place.state.pet === own)
  const key = isNarrowed
    ? isOwn
      ? total === 0
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
