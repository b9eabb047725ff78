import { type RefObject, useEffect } from 'react'

/** Calls `close` on Escape, on a press outside of the element and when focus goes elsewhere, while it is open. */
export function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const outside = (target: EventTarget | null) =>
      target instanceof Node && !element.current?.contains(target)
    const onPress = (event: PointerEvent) => outside(event.target) && close()
    const onFocus = (event: FocusEvent) => outside(event.target) && close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (element.current?.contains(document.activeElement)) {
        element.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      }
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [element, open, close])
}
