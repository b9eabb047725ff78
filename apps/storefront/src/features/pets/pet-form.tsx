import { useId, useState } from 'react'
import { dayInChile } from '#rules/chile/calendar.ts'
import { allAllergens, allSpecies, type Pet, petNameLength } from '#rules/pets/pet.ts'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AgeFields } from './age-fields.tsx'
import { BreedField } from './breed-field.tsx'
import { PetDrawing } from './pet-drawing.tsx'
import styles from './pet-form.module.css'
import { photoOf } from './pet-photo.ts'
import { petOfValues, valuesOf, wrongOfValues } from './pet-values.ts'
import { allergenKeys, speciesKeys } from './pet-words.ts'
import { PhotoField } from './photo-field.tsx'

/** Tells of an animal, or changes what was told. `save` may throw a `Refusal`. */
export function PetForm({
  pet,
  save,
  onDone,
  onCancel,
}: {
  pet: Pet | null
  save: (pet: Pet) => Promise<void>
  onDone: (pet: Pet) => void
  onCancel: (() => void) | null
}) {
  const text = useText()
  const group = useId()
  const [id] = useState(() => pet?.id ?? crypto.randomUUID())
  const [photo, setPhoto] = useState(() => photoOf(id).get())
  const today = dayInChile(new Date())
  const form = useForm({
    initial: valuesOf(pet, today),
    check: (values) => wrongOfValues(values, today),
    refusals: { PETS_FULL: 'PETS_FULL' },
    async send(values) {
      const told = petOfValues(values, id, today)
      await save(told)
      photoOf(id).update(() => photo)
      onDone(told)
    },
  })
  const { species, allergies, isSterilised } = form.values
  const choices = { yes: 'PETS_YES', no: 'PETS_NO', '': 'PETS_NOT_KNOWN' } as const
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <fieldset className={styles.species}>
        <legend>{text('PETS_SPECIES')}</legend>
        {allSpecies.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${group}-species`}
              className="visually-hidden"
              checked={each === species}
              onChange={() => form.change({ species: each, breed: null })}
            />
            <PetDrawing species={each} size={56} />
            <span>{text(speciesKeys[each])}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          {...form.text('name')}
          label={text('PETS_NAME')}
          maxLength={petNameLength}
          autoComplete="off"
          required
        />
        <BreedField
          key={species}
          species={species}
          slug={form.values.breed}
          onChange={(breed) => form.change({ breed })}
        />
      </div>
      <AgeFields form={form} today={today} />
      <div className={styles.pair}>
        <TextField
          {...form.text('kilos')}
          label={text('PETS_WEIGHT')}
          hint={text('PETS_WEIGHT_HINT')}
          inputMode="decimal"
          autoComplete="off"
        />
        <fieldset className={styles.chips}>
          <legend>{text('PETS_STERILISED')}</legend>
          {(['yes', 'no', ''] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`${group}-sterilised`}
                checked={isSterilised === each}
                onChange={() => form.change({ isSterilised: each })}
              />
              {text(choices[each])}
            </label>
          ))}
        </fieldset>
      </div>
      <fieldset className={styles.chips}>
        <legend>{text('PETS_ALLERGIES')}</legend>
        {allAllergens.map((each) => (
          <label key={each}>
            <input
              type="checkbox"
              checked={allergies.includes(each)}
              onChange={({ target }) =>
                form.change({
                  allergies: target.checked
                    ? [...allergies, each]
                    : allergies.filter((other) => other !== each),
                })
              }
            />
            {text(allergenKeys[each])}
          </label>
        ))}
      </fieldset>
      <PhotoField species={species} photo={photo} onChange={setPhoto} />
      <FormFailure failure={form.failure} />
      <div className={styles.foot}>
        {onCancel && (
          <Button kind="outline" onClick={onCancel}>
            {text('BUTTON_CANCEL')}
          </Button>
        )}
        <Button type="submit" busy={form.busy}>
          {text(pet ? 'PETS_SAVE_CHANGES' : 'PETS_SAVE')}
        </Button>
      </div>
    </form>
  )
}
