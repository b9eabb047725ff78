import { useEffect, useRef } from 'react'
import { pathOf } from '../../shell/address.ts'
import { useTarget } from '../../shell/router.tsx'

/** What is left: the page, whose filters may change behind what is open, or its whole address. */
export type Left = 'page' | 'address'

/**
 * Calls `close` when the way to another page, or address, begins behind what is open, as by the browser's arrow back.
 * One that was on its way before closes nothing.
 */
export function useCloseOnLeaving(close: () => void, left: Left): void {
  const target = useTarget()
  const place = left === 'page' ? pathOf(target) : target
  const openedAt = useRef(place)
  useEffect(() => {
    if (place !== openedAt.current) close()
  }, [place, close])
}
