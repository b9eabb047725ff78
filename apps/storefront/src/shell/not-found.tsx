import { type ComponentType, createContext, use } from 'react'

/** The page of an address that names nothing; the roof gives it, so that no feature needs the other's page. */
export const NotFoundContext = createContext<ComponentType>(() => null)

/** What a page shows whose address has its shape and names nothing that exists; it answers 404. */
export function NotFound() {
  const NotFoundPage = use(NotFoundContext)
  return <NotFoundPage />
}
