import { useEffect, useRef } from 'react'
import { pathOf } from '../../shell/address.ts'
import { useTarget } from '../../shell/router.tsx'

/**
 * Calls `close` when the way to another page begins behind what is open, as by the browser's arrow back. A page
 * that was on its way before closes nothing.
 */
export function useCloseOnLeaving(close: () => void): void {
  const path = pathOf(useTarget())
  const openedAt = useRef(path)
  useEffect(() => {
    if (path !== openedAt.current) close()
  }, [path, close])
}
