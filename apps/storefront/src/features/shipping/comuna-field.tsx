import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Comuna, Region } from '../../data/port/shipping.port.ts'
import { useText } from '../../shell/texts.tsx'
import { useCombobox } from '../../ui/combobox/use-combobox.ts'
import { TextField } from '../../ui/form/field.tsx'
import styles from './comuna-field.module.css'
import { comunaNamed, searchComunas } from './comuna-search.ts'

/**
 * A comuna of Chile that answers to what is typed, localities included; those of
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
  label,
  hint,
  onFocus,
  onChange,
  onChoose,
  onLeave,
}: {
  id: string
  /** Instead of 'Comuna' and what may be typed there. */
  label?: string
  hint?: string
  comunas: Comuna[]
  regions: Region[]
  regionId: number | null
  text: string
  comunaId: number | null
  error: string | null
  onFocus?: () => void
  onChange: (text: string, comuna: Comuna | null) => void
  /** A comuna was picked out of the list, or named whole when the field was left: more is not typed. */
  onChoose?: (comuna: Comuna) => void
  onLeave: () => void
}) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  const chosen = comunas.find((comuna) => comuna.id === comunaId)
  const isWhole = chosen !== undefined && chosen.name === typed
  const found = useMemo(
    () => searchComunas(comunas, isWhole ? '' : typed, regionId),
    [comunas, typed, isWhole, regionId],
  )
  const isOpen = open && comunas.length > 0
  const combobox = useCombobox({
    count: found.length,
    isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  })

  /** What tells one option from another of the same name. */
  const placeOf = (comuna: Comuna, via: string | null) => {
    const region =
      comuna.regionId === regionId ? null : regions.find(({ id }) => id === comuna.regionId)?.name
    return [via && comuna.name, region].filter(Boolean).join(', ')
  }
  const choose = (comuna: Comuna) => {
    onChange(comuna.name, comuna)
    onChoose?.(comuna)
    setOpen(false)
    combobox.reset()
  }
  const chooseLate = useEffectEvent(choose)
  const onKeyDown = (event: KeyboardEvent) => {
    combobox.field.onKeyDown(event)
    if (event.key !== 'Enter' || !open) return
    event.preventDefault()
    if (!isOpen) setAwaited(typed !== '')
    const comuna = (found[combobox.active] ?? found[0])?.comuna
    if (comuna) choose(comuna)
  }
  // Who typed faster than the list came finds what Enter would have chosen.
  useEffect(() => {
    if (!isAwaited || comunas.length === 0) return
    setAwaited(false)
    if (found[0]) chooseLate(found[0].comuna)
  }, [isAwaited, comunas, found])
  const leave = () => {
    setOpen(false)
    combobox.reset()
    const named = comunaNamed(comunas, typed, regionId)
    if (named && (named.name !== typed || onChoose)) choose(named)
    onLeave()
  }
  return (
    <div className={styles.field}>
      <TextField
        {...combobox.field}
        id={id}
        label={label ?? text('CHECKOUT_COMUNA')}
        hint={hint ?? text('CHECKOUT_COMUNA_HINT')}
        error={error}
        value={typed}
        required
        spellCheck={false}
        enterKeyHint="next"
        maxLength={60}
        onChange={(event) => {
          const next = event.target.value
          onChange(next, comunaNamed(comunas, next, regionId))
          setAwaited(false)
          setOpen(true)
          combobox.reset()
        }}
        onFocus={(event) => {
          event.target.select()
          onFocus?.()
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <div
        {...combobox.list}
        role="listbox"
        aria-label={text('CHECKOUT_COMUNA_LIST')}
        className={styles.list}
        hidden={!isOpen || found.length === 0}
      >
        {found.map(({ comuna, via }, at) => (
          <div
            {...combobox.option(at)}
            role="option"
            tabIndex={-1}
            key={comuna.id}
            data-chosen={comuna.id === comunaId || undefined}
            className={styles.option}
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
