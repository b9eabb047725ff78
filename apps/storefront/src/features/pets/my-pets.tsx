import { useRef, useState } from 'react'
import type { Pet } from '#rules/pets/pet.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import styles from './my-pets.module.css'
import { PetForm } from './pet-form.tsx'
import { PetRow } from './pet-row.tsx'
import { usePets } from './use-pets.ts'

/** The saved animals, one of which is chosen, and the form for another one. */
export function MyPets() {
  const text = useText()
  const toasts = useToasts()
  const used = usePets()
  const { pets, chosenId, isLoading } = used
  const [edited, setEdited] = useState<string | 'new' | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const isNew = edited === 'new' || (pets.length === 0 && !isLoading)
  const done = (pet: Pet) => {
    setEdited(null)
    toasts.show({ tone: 'success', text: text('PETS_SAVED', { name: pet.name }) })
    root.current?.querySelector<HTMLElement>('h2')?.focus()
  }
  return (
    <div ref={root} className={styles.pets}>
      {(pets.length > 0 || isLoading) && (
        <section className={styles.card} aria-labelledby="pets-saved" aria-busy={isLoading}>
          <h2 id="pets-saved" tabIndex={-1}>
            {text('PETS_LIST')}
          </h2>
          {pets.length === 0 && <Skeleton blockSize="96px" />}
          <ul className={styles.list}>
            {pets.map((pet) => (
              <li key={pet.id} data-current={pet.id === chosenId || undefined}>
                {edited === pet.id ? (
                  <PetForm pet={pet} save={used.save} onDone={done} onCancel={() => setEdited(null)} />
                ) : (
                  <PetRow
                    pet={pet}
                    isChosen={pet.id === chosenId}
                    used={used}
                    onEdit={() => setEdited(pet.id)}
                  />
                )}
              </li>
            ))}
          </ul>
          {!isNew && !isLoading && (
            <Button kind="quiet" icon="plus" className={styles.more} onClick={() => setEdited('new')}>
              {text('PETS_ADD_ANOTHER')}
            </Button>
          )}
        </section>
      )}
      {isNew && (
        <section className={styles.card} aria-labelledby="pets-add">
          <h2 id="pets-add" tabIndex={-1}>
            {text('PETS_ADD')}
          </h2>
          {pets.length === 0 && <p className={styles.why}>{text('PETS_WHY')}</p>}
          <PetForm
            key={pets.length}
            pet={null}
            save={used.save}
            onDone={done}
            onCancel={pets.length > 0 ? () => setEdited(null) : null}
          />
        </section>
      )}
    </div>
  )
}
