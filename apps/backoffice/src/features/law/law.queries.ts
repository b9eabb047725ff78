import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

const key = ['law'] as const

/** The texts of law as they stand when the room is opened. */
export function useLawTexts() {
  const { law } = useData()
  return useQuery({ queryKey: key, queryFn: law.list, staleTime: 0 })
}

/** After a publication they are read again. */
export function useLawChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
