import type { QueryClient } from '@tanstack/react-query'
import type { DataPort } from '../data/port/port.ts'
import { createRemoteData } from '../data/remote/remote.ts'
import { endSession } from '../features/session/session.queries.ts'
import { appToken } from '../shell/settings.ts'

/** The layer of the desk. A session that has ended shows at once. */
export function chooseData(queries: QueryClient): DataPort {
  return createRemoteData({
    token: appToken(),
    language: () => document.documentElement.lang,
    onSignedOut: () => void endSession(queries),
  })
}
