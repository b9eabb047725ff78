import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { PetChooser } from './pet-chooser.tsx'
import { PetForm } from './pet-form.tsx'
import styles from './pet-picker.module.css'
import { usePets } from './use-pets.ts'

/** In the modal of the vehicles: the saved animals, one of which is chosen, or the form for one. Whoever tells of an animal chooses it. */
export default function PetPicker({ onClose }: { onClose: () => void }) {
  const text = useText()
  const toasts = useToasts()
  const { pets, isLoading, save, choose } = usePets()
  const [isAdding, setAdding] = useState(false)
  if (isLoading && pets.length === 0) return <Skeleton blockSize="280px" />
  if (isAdding || pets.length === 0) {
    return (
      <div className={styles.form}>
        {pets.length === 0 && <p>{text('PETS_WHY')}</p>}
        <PetForm
          pet={null}
          save={save}
          onDone={(pet) => {
            void choose(pet.id)
            toasts.show({ tone: 'success', text: text('PETS_SAVED', { name: pet.name }) })
            onClose()
          }}
          onCancel={pets.length > 0 ? () => setAdding(false) : onClose}
        />
      </div>
    )
  }
  return (
    <div className={styles.list}>
      <p>{text('PETS_PICKER_HELP')}</p>
      <PetChooser onLeave={onClose} />
      <footer className={styles.foot}>
        <Button kind="quiet" icon="plus" onClick={() => setAdding(true)}>
          {text('PETS_ADD_ANOTHER')}
        </Button>
        <Button onClick={onClose}>{text('PETS_PICKER_DONE')}</Button>
      </footer>
    </div>
  )
}
