import { useState } from 'react'
import { dayInChile } from '#rules/chile/calendar.ts'
import { breedOf } from '#rules/pets/breeds.ts'
import { monthsBetween, type Pet } from '#rules/pets/pet.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './my-pets.module.css'
import { PetDrawing } from './pet-drawing.tsx'
import { photoOf, usePhoto } from './pet-photo.ts'
import { petProductsHref } from './pet-products-href.ts'
import { ageWords, kilos, speciesKeys } from './pet-words.ts'
import type { UsedPets } from './use-pets.ts'

/** A saved animal with what can be done with it. */
export function PetRow({
  pet,
  isChosen,
  used,
  onEdit,
}: {
  pet: Pet
  isChosen: boolean
  used: UsedPets
  onEdit: () => void
}) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const photo = usePhoto(pet.id)
  const named = { name: pet.name }
  return (
    <div className={styles.row}>
      <PetDrawing species={pet.species} photo={photo} size={64} />
      <div className={styles.name}>
        <b>{pet.name}</b>
        <PetFacts pet={pet} />
      </div>
      <div className={styles.actions}>
        {isChosen ? (
          <span className={styles.current}>
            <Icon name="check" size={18} />
            {text('PETS_CHOSEN', named)}
          </span>
        ) : (
          <button type="button" className={styles.link} onClick={() => void used.choose(pet.id)}>
            {text('PETS_CHOOSE')}
            <span className="visually-hidden"> {pet.name}</span>
          </button>
        )}
        <Link to={petProductsHref(pet)} className={styles.link} onClick={() => void used.choose(pet.id)}>
          {text('PETS_SHOW_PRODUCTS')}
          <span className="visually-hidden"> {pet.name}</span>
        </Link>
        <button type="button" className={styles.link} onClick={onEdit}>
          {text('PETS_EDIT')}
          <span className="visually-hidden"> {pet.name}</span>
        </button>
        <button
          type="button"
          className={styles.remove}
          aria-label={text('PETS_REMOVE', named)}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={async () => {
            if (isBusy) return
            setBusy(true)
            if (await used.remove(pet.id)) photoOf(pet.id).update(() => null)
            else setBusy(false)
          }}
        >
          <Icon name="trash" />
        </button>
      </div>
    </div>
  )
}

/** What is known of it, in a line. */
function PetFacts({ pet }: { pet: Pet }) {
  const text = useText()
  const { code, locale } = useLanguage()
  const breed = breedOf(pet.species, pet.breed)
  const sterilised = pet.isSterilised ? text('PETS_IS_STERILISED') : null
  const facts = [
    breed ? breed[code === 'es' || code === 'ru' ? code : 'en'] : text(speciesKeys[pet.species]),
    pet.bornOn && ageWords(text, locale, monthsBetween(pet.bornOn, dayInChile(new Date()))),
    pet.grams && kilos(locale, pet.grams),
    sterilised,
  ]
  return <span>{facts.filter(Boolean).join(' · ')}</span>
}
