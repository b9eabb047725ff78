import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LawKind } from '../../data/port/law.port.ts'
import { useData } from '../../shell/data-context.tsx'

const key = ['law'] as const

/** The texts of law as they stand when the room is opened. */
export function useLawTexts() {
  const { law } = useData()
  return useQuery({ queryKey: key, queryFn: law.list, staleTime: 0 })
}

/** A version as it was published, and the one before it: neither changes any more. */
export function usePublishedLaw(kind: LawKind, name: string) {
  const { law } = useData()
  return useQuery({
    queryKey: [...key, kind, name],
    queryFn: () => law.published(kind, name),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** After a publication they are read again. */
export function useLawChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
