import { createContext } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import type { Account } from './account.store.ts'

/** What other features do when a session ends. */
export type SignOutSteps = {
  /** Saves with the account what this browser alone has; the session still stands. */
  before(data: DataPort, account: Account): Promise<void>
  /** Forgets what belonged to the customer. */
  after(data: DataPort): void
}

/** Loads the steps; the roof gives them, since the session knows neither cart nor checkout. */
export const SignOutStepsContext = createContext<() => Promise<SignOutSteps>>(async () => ({
  before: async () => {},
  after: () => {},
}))
