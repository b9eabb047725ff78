import { type ComponentType, lazy } from 'react'
import type { PlaceName } from '../features/layout/places.ts'

/** The page of each place of the desk, loaded when it is opened. */
export const pages: Record<PlaceName, ComponentType> = {
  account: lazy(() => import('../features/account/account-page.tsx')),
}
