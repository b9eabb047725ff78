import { useEffect, useSyncExternalStore } from 'react'

const narrow = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the chat is a sheet over the whole page, as on phones; what is behind it is out of reach then. */
export function useCoversPage(): boolean {
  const covers = useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
  useEffect(() => {
    if (!covers) return
    // The notices are read all the same.
    const behind = [...document.querySelectorAll<HTMLElement>('#app > :not([aria-live])')]
    for (const part of behind) part.inert = true
    return () => {
      for (const part of behind) part.inert = false
    }
  }, [covers])
  return covers
}
