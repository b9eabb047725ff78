import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useId, useState } from 'react'
import { movedTo } from './moved-to.ts'

export type ComboboxSettings = {
  /** Options in the list; 0 where what is shown has none to choose. */
  count: number
  /** Whether anything is shown under the field. */
  isOpen: boolean
  /** Asked for by the arrow keys. */
  onOpen: () => void
  /** Asked for by Escape. */
  onClose: () => void
}

/**
 * A field of text with a list of options under it, as the ARIA Authoring Practices have it: the focus stays in the
 * field, the arrow keys go through the list and back to the field, Escape closes. `field`, `list` and `option` bind
 * the three to one another; the list is a `listbox`, in it stand `option`s. What Enter does is the field's own, by `active`.
 */
export function useCombobox({ count, isOpen, onOpen, onClose }: ComboboxSettings) {
  const id = useId()
  const [at, setAt] = useState(-1)
  const active = isOpen && at < count ? at : -1
  const optionId = (index: number) => `${id}-${index}`
  const reset = useCallback(() => setAt(-1), [])
  const activeId = active >= 0 ? optionId(active) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      reset()
      onClose()
    }
    const next = movedTo(event.key, active, count)
    if (next === null) return
    if (!isOpen) onOpen()
    if (count === 0) return
    event.preventDefault()
    setAt(next)
  }
  return {
    /** The option under the arrow keys; -1 for none. */
    active,
    /** Nothing is under the arrow keys any more. */
    reset,
    field: {
      role: 'combobox',
      'aria-expanded': isOpen && count > 0,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown,
    } as const,
    list: { id: `${id}-list` },
    option: (index: number) => ({
      id: optionId(index),
      'aria-selected': index === active,
      // A press leaves the focus in the field.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
    }),
  }
}

export type Combobox = ReturnType<typeof useCombobox>
