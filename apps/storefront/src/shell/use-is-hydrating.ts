import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the server's HTML is being taken over, and on the server itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
