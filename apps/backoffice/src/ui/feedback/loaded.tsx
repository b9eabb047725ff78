import { Loader } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'
import { LoadFailed } from './load-failed.tsx'
import { NotFound } from './not-found.tsx'

/** What was asked for once it is there; until then that it comes, or why it does not. */
export function Loaded<Data>({
  query: { data, error, errorUpdateCount, refetch },
  size = 'md',
  children,
}: {
  query: { data: Data | undefined; error: unknown; errorUpdateCount: number; refetch: () => unknown }
  size?: 'sm' | 'md'
  children: (data: Data) => ReactNode
}) {
  // While it is asked for again it has no error, and why it did not come stays as it is.
  const [failure, setFailure] = useState(error)
  if (error && error !== failure) setFailure(error)
  if (data !== undefined) return children(data)
  // Asked again, it would not be there either.
  if (isRefusal(error, 'NOT_FOUND')) return <NotFound />
  const shown = error ?? (errorUpdateCount > 0 ? failure : null)
  return shown ? <LoadFailed error={shown} retry={() => void refetch()} /> : <Loader size={size} />
}
