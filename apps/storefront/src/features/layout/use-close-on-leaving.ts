import { useEffect, useRef } from 'react'
import { useRoute } from '../../app/router.tsx'

/** Calls `close` when another page comes to stand behind what is open, as the browser's arrow back brings it. */
export function useCloseOnLeaving(close: () => void): void {
  const { path } = useRoute()
  const openedAt = useRef(path)
  useEffect(() => {
    if (path !== openedAt.current) close()
  }, [path, close])
}
