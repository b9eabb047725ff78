import { type KeyboardEvent, useState } from 'react'
import { type Breed, breedOf, breeds } from '#rules/pets/breeds.ts'
import type { Species } from '#rules/pets/pet.ts'
import { foldText } from '#rules/text/fold-text.ts'
import { useLanguage, useText } from '../../shell/texts.tsx'
import { useCombobox } from '../../ui/combobox/use-combobox.ts'
import { TextField } from '../../ui/form/field.tsx'
import styles from './breed-field.module.css'

/** A breed of the species that answers to what is typed; `onChange` gets its slug, null while none is named. */
export function BreedField({
  species,
  slug,
  onChange,
}: {
  species: Species
  slug: string | null
  onChange: (slug: string | null) => void
}) {
  const text = useText()
  const { code } = useLanguage()
  const nameOf = (breed: Breed) => breed[code === 'es' || code === 'ru' ? code : 'en']
  const chosen = breedOf(species, slug)
  const [typed, setTyped] = useState(chosen ? nameOf(chosen) : '')
  const [open, setOpen] = useState(false)
  const wanted = chosen && nameOf(chosen) === typed ? '' : foldText(typed)
  const found = breeds.filter(
    (each) =>
      each.species === species && [each.es, each.en, each.ru].some((name) => foldText(name).includes(wanted)),
  )
  const combobox = useCombobox({
    count: found.length,
    isOpen: open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  })
  const choose = (breed: Breed) => {
    setTyped(nameOf(breed))
    onChange(breed.slug)
    setOpen(false)
    combobox.reset()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    combobox.field.onKeyDown(event)
    if (event.key !== 'Enter' || !open) return
    event.preventDefault()
    const breed = found[combobox.active] ?? (typed === '' ? undefined : found[0])
    if (breed) choose(breed)
  }
  const leave = () => {
    setOpen(false)
    combobox.reset()
    const only = found.length === 1 && typed !== '' ? found[0] : undefined
    if (only) choose(only)
    else if (!chosen) setTyped('')
  }
  return (
    <div className={styles.field}>
      <TextField
        {...combobox.field}
        label={text(
          species === 'dog' || species === 'cat' || species === 'rabbit' ? 'PETS_BREED' : 'PETS_KIND',
        )}
        hint={text('PETS_BREED_HINT')}
        value={typed}
        spellCheck={false}
        maxLength={60}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(null)
          setOpen(true)
          combobox.reset()
        }}
        onFocus={({ target }) => target.select()}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div
        {...combobox.list}
        role="listbox"
        aria-label={text('PETS_BREEDS')}
        className={styles.list}
        hidden={!open || found.length === 0}
      >
        {found.map((breed, at) => (
          <div
            {...combobox.option(at)}
            role="option"
            tabIndex={-1}
            key={breed.slug}
            data-chosen={breed.slug === slug || undefined}
            className={styles.option}
            onClick={() => choose(breed)}
            onKeyDown={onKeyDown}
          >
            {nameOf(breed)}
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {open && typed !== '' && !chosen ? text('PETS_BREEDS_FOUND', { count: found.length }) : ''}
      </span>
    </div>
  )
}
