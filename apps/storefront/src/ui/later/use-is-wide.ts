import { useSyncExternalStore } from 'react'

/** The width from which things stand side by side, as the styles have it. */
const query = () => matchMedia('(min-width: 992px)')

function watch(listener: () => void): () => void {
  const width = query()
  width.onchange = listener
  return () => {
    width.onchange = null
  }
}

/** Whether the window has room for a side. A document is rendered for those that have; the styles hide it from the others. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => query().matches,
    () => true,
  )
