import { useCallback, useEffect } from 'react'
import { memberState } from '../../shell/member-state.ts'
import { useText } from '../../shell/texts.tsx'

/** Forms that hold something unsaved. */
const unsaved = new Set<object>()
memberState.add({ isUnsaved: () => unsaved.size > 0 })

/** Clicks and steps that somebody was asked about: once, however many forms of a page hold something unsaved. */
const asked = new WeakSet<Event>()

/** Whether a link leaves what is open as it is: within the page, in another tab, or to a file. */
const isStay = (link: Element) =>
  link.getAttribute('href')?.startsWith('#') ||
  link.getAttribute('target') === '_blank' ||
  link.hasAttribute('download')

/**
 * Asks before what was not saved is left: by a link of the desk, by a step back or ahead, or by the browser itself. A
 * step is asked about where the browser lets a page hold it (the Navigation API): after a press on the page, once for each.
 */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const text = useText()
  useEffect(() => {
    if (!isUnsaved) return
    const form = {}
    unsaved.add(form)
    const isHeld = (event: Event) => {
      if (asked.has(event)) return false
      asked.add(event)
      return !window.confirm(text('DESK_UNSAVED'))
    }
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || isStay(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (!isHeld(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const step = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse' && event.cancelable && isHeld(event)) event.preventDefault()
    }
    window.addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', click, true)
    window.navigation?.addEventListener('navigate', step)
    return () => {
      unsaved.delete(form)
      window.removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', click, true)
      window.navigation?.removeEventListener('navigate', step)
    }
  }, [isUnsaved, text])
}

/** Whether the page may be left for another by something that is no link; asks where something on it was not saved. */
export function useMayLeave(): () => boolean {
  const text = useText()
  return useCallback(() => unsaved.size === 0 || window.confirm(text('DESK_UNSAVED')), [text])
}

/** Closes a dialog, after a question where something in it was not saved; the page is left with it after one as well. */
export function useAskedClose(isUnsaved: boolean, onClose: () => void): () => void {
  const text = useText()
  useUnsavedGuard(isUnsaved)
  return () => {
    if (!isUnsaved || window.confirm(text('DESK_UNSAVED'))) onClose()
  }
}
