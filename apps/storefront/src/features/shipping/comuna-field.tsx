import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { Comuna, Region } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { TextField } from '../../ui/field.tsx'
import styles from './comuna-field.module.css'
import { comunaNamed, searchComunas } from './comuna-search.ts'

/** The option that a key moves to, round both ends; -1 stands for none. */
function moved(active: number, step: number, count: number): number {
  if (count === 0) return -1
  if (active === -1) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}

/**
 * A comuna of Chile that answers to what is typed, localities included (ARIA combobox with a listbox); those of
 * the region `regionId` come first. `onChange` gets the text and the comuna that it names, null while it names none.
 */
export function ComunaField({
  id,
  comunas,
  regions,
  regionId,
  text: typed,
  comunaId,
  error,
  onChange,
  onLeave,
}: {
  id: string
  comunas: Comuna[]
  regions: Region[]
  regionId: number | null
  text: string
  comunaId: number | null
  error: string | null
  onChange: (text: string, comuna: Comuna | null) => void
  onLeave: () => void
}) {
  const text = useText()
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = comunas.find((comuna) => comuna.id === comunaId)
  const isWhole = chosen !== undefined && chosen.name === typed
  const found = useMemo(
    () => searchComunas(comunas, isWhole ? '' : typed, regionId),
    [comunas, typed, isWhole, regionId],
  )
  const optionId = (at: number) => `${listId}-${at}`

  /** What tells one option from another of the same name. */
  const placeOf = (comuna: Comuna, via: string | null) => {
    const region =
      comuna.regionId === regionId ? null : regions.find(({ id }) => id === comuna.regionId)?.name
    return [via && comuna.name, region].filter(Boolean).join(', ')
  }
  const choose = (comuna: Comuna) => {
    onChange(comuna.name, comuna)
    setOpen(false)
    setActive(-1)
  }
  const reveal = (at: number) => {
    setOpen(true)
    setActive(at)
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      reveal(open ? moved(active, event.key === 'ArrowDown' ? 1 : -1, found.length) : Math.max(active, 0))
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const comuna = (found[active] ?? found[0])?.comuna
      if (comuna) choose(comuna)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    }
  }
  const leave = () => {
    setOpen(false)
    setActive(-1)
    const named = comunaNamed(comunas, typed, regionId)
    if (named && named.name !== typed) choose(named)
    onLeave()
  }
  const isOpen = open && comunas.length > 0
  return (
    <div className={styles.field}>
      <TextField
        id={id}
        role="combobox"
        label={text('CHECKOUT_COMUNA')}
        hint={text('CHECKOUT_COMUNA_HINT')}
        error={error}
        value={typed}
        required
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={60}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        onChange={(event) => {
          const next = event.target.value
          onChange(next, comunaNamed(comunas, next, regionId))
          setOpen(true)
          setActive(-1)
        }}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={text('CHECKOUT_COMUNA_LIST')}
        className={styles.list}
        hidden={!isOpen || found.length === 0}
      >
        {found.map(({ comuna, via }, at) => (
          <div
            key={comuna.id}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={comuna.id === comunaId}
            data-active={at === active || undefined}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(comuna)}
            onKeyDown={onKeyDown}
          >
            {via ?? comuna.name}
            {(via || comuna.regionId !== regionId) && <small>{placeOf(comuna, via)}</small>}
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 && <p className={styles.none}>{text('CHECKOUT_COMUNA_NONE')}</p>}
      <span role="status" className="visually-hidden">
        {isOpen && typed !== '' && !isWhole ? text('CHECKOUT_COMUNA_FOUND', { count: found.length }) : ''}
      </span>
    </div>
  )
}
