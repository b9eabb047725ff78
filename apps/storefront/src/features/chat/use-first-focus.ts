import { type RefObject, useEffect } from 'react'

/** Puts the focus into a field that has just come; not where that would open the keyboard of a phone. */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [field])
}
