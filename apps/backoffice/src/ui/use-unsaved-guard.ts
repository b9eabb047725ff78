import { useEffect } from 'react'
import { useText } from '../shell/texts.tsx'

/** Clicks that somebody was asked about: once, however many forms of a page hold something unsaved. */
const asked = new WeakSet<Event>()

/** Asks before what was not saved is left: by a link of the desk, or by the browser itself. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const text = useText()
  useEffect(() => {
    if (!isUnsaved) return
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || link.getAttribute('target') === '_blank' || event.ctrlKey || event.metaKey) return
      if (asked.has(event)) return
      asked.add(event)
      if (window.confirm(text('DESK_UNSAVED'))) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', click, true)
    }
  }, [isUnsaved, text])
}

/** Closes a dialog, after a question where something in it was not saved. */
export function useAskedClose(isUnsaved: boolean, onClose: () => void): () => void {
  const text = useText()
  return () => {
    if (!isUnsaved || window.confirm(text('DESK_UNSAVED'))) onClose()
  }
}
