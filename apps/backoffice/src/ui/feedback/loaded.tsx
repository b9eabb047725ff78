import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { isRefusal } from '../../data/port/refusal.ts'
import { LoadFailed } from './load-failed.tsx'
import { NotFound } from './not-found.tsx'

/** What was asked for once it is there; until then that it comes, or why it does not. */
export function Loaded<Data>({
  query: { data, error, refetch },
  size = 'md',
  children,
}: {
  query: { data: Data | undefined; error: unknown; refetch: () => unknown }
  size?: 'sm' | 'md'
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  // Asked again, it would not be there either.
  if (isRefusal(error, 'NOT_FOUND')) return <NotFound />
  return error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Loader size={size} />
}
