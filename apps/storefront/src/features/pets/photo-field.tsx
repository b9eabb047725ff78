import { useId, useState } from 'react'
import type { Species } from '#rules/pets/pet.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { PetDrawing } from './pet-drawing.tsx'
import styles from './pet-form.module.css'
import { scaledDown } from './pet-photo.ts'

/** A picture of the animal, which this browser keeps. */
export function PhotoField({
  species,
  photo,
  onChange,
}: {
  species: Species
  photo: string | null
  onChange: (photo: string | null) => void
}) {
  const text = useText()
  const id = useId()
  const [isWrong, setWrong] = useState(false)
  return (
    <div className={styles.photo}>
      <PetDrawing species={species} photo={photo} size={72} />
      <div>
        <label htmlFor={id}>{text('PETS_PHOTO')}</label>
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept="image/*"
          aria-describedby={`${id}-hint`}
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (!file) return
            const scaled = await scaledDown(file)
            setWrong(scaled === null)
            if (scaled !== null) onChange(scaled)
          }}
        />
        <small id={`${id}-hint`}>{text('PETS_PHOTO_HINT')}</small>
        <span role="alert">
          {isWrong && (
            <small className={styles.wrong}>
              <Icon name="alert" size={16} /> {text('PETS_PHOTO_WRONG')}
            </small>
          )}
        </span>
      </div>
      {photo && (
        <Button kind="quiet" icon="trash" onClick={() => onChange(null)}>
          {text('PETS_PHOTO_REMOVE')}
        </Button>
      )}
    </div>
  )
}
