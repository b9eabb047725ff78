import { useId } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './pet-chooser.module.css'
import { PetDrawing } from './pet-drawing.tsx'
import { usePhoto } from './pet-photo.ts'
import { usePets } from './use-pets.ts'

/** Below the vehicles: the saved animals, where picking one counts at once, and the way to tell of one. */
export function PetChooser({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  const id = useId()
  const { pets, chosenId, choose } = usePets()
  return (
    <section className={styles.chooser} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{text('PETS_LIST')}</h3>
      {pets.length > 0 && (
        <div className={styles.pets} role="radiogroup" aria-labelledby={`${id}-title`}>
          <label>
            <input type="radio" name={id} checked={chosenId === null} onChange={() => void choose(null)} />
            {text('PETS_NONE')}
          </label>
          {pets.map((pet) => (
            <label key={pet.id}>
              <input
                type="radio"
                name={id}
                checked={pet.id === chosenId}
                onChange={() => void choose(pet.id)}
              />
              <Portrait pet={pet} />
              <span>{pet.name}</span>
            </label>
          ))}
        </div>
      )}
      <Link to="/shop/pets" onClick={onLeave} className={styles.way}>
        <Icon name={pets.length > 0 ? 'paw' : 'plus'} size={18} />
        {text(pets.length > 0 ? 'PETS_TITLE' : 'PETS_ADD')}
      </Link>
    </section>
  )
}

function Portrait({ pet }: { pet: ReturnType<typeof usePets>['pets'][number] }) {
  return <PetDrawing species={pet.species} photo={usePhoto(pet.id)} size={32} />
}
