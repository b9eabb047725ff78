import { useId } from 'react'
import { useText } from '../../shell/texts.tsx'
import { TextField } from '../../ui/form/field.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import styles from './pet-form.module.css'
import type { PetValues } from './pet-values.ts'

/** The age in years and months, or the birthday: whichever is known. */
export function AgeFields({ form, today }: { form: ReturnType<typeof useForm<PetValues>>; today: string }) {
  const text = useText()
  const group = useId()
  const { ageBy } = form.values
  const ways = { age: 'PETS_BY_AGE', date: 'PETS_BY_DATE' } as const
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const
  return (
    <div className={styles.age}>
      <fieldset className={styles.chips}>
        <legend>{text('PETS_AGE')}</legend>
        {(['age', 'date'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={group}
              checked={ageBy === each}
              onChange={() => form.change({ ageBy: each })}
            />
            {text(ways[each])}
          </label>
        ))}
      </fieldset>
      {ageBy === 'date' ? (
        <TextField {...form.text('bornOn')} type="date" label={text('PETS_BORN')} max={today} />
      ) : (
        <div className={styles.numbers}>
          <TextField {...form.text('years')} {...number} label={text('PETS_AGE_YEARS')} />
          <TextField {...form.text('months')} {...number} label={text('PETS_AGE_MONTHS')} />
        </div>
      )}
    </div>
  )
}
