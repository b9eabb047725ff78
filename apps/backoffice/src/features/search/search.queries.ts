import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Meaning } from '../../data/port/search.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const searchKey = ['search'] as const

const pageLength = 50

/** What words mean, page by page, with a text anywhere in it. */
export function useTerms(text: string, meaning: Meaning | null) {
  const { search } = useData()
  return useInfiniteQuery({
    queryKey: [...searchKey, 'terms', text, meaning],
    queryFn: ({ pageParam }) => search.terms({ text, meaning, before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    placeholderData: (before) => before,
  })
}

/** Groups of words that mean the same, page by page. */
export function useSynonyms(text: string) {
  const { search } = useData()
  return useInfiniteQuery({
    queryKey: [...searchKey, 'synonyms', text],
    queryFn: ({ pageParam }) => search.synonyms({ text, before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    placeholderData: (before) => before,
  })
}

/** What shoppers looked for in vain, as it is now. */
export function useMissed() {
  const { search } = useData()
  return useQuery({ queryKey: [...searchKey, 'missed'], queryFn: search.missed, staleTime: 0 })
}

/** How a text is understood by what words mean now; nothing is asked without one. */
export function useAttempt(text: string) {
  const { search } = useData()
  return useQuery({
    queryKey: [...searchKey, 'attempt', text],
    queryFn: () => search.attempt(text),
    enabled: text !== '',
    staleTime: 0,
  })
}

/**
 * Changes what words mean; then all that was read of them is read again, as it is where it was refused: a colleague may have
 * saved what is to be taken away.
 */
function useChange<Given, Result>(change: (given: Given) => Promise<Result>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: searchKey }),
  })
}

/** Has all that was read of words read again. */
export function useWordsChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: searchKey })
}

/** A group that is made from without its form; `key`: under which it is made once. */
export function useAddSynonyms(key: string, onDone: () => void) {
  const { search } = useData()
  return useChange(
    (terms: string[]) => search.saveSynonyms({ id: null, version: 0, key, fields: { terms } }),
    onDone,
  )
}

export const useRemoveTerm = () => useChange(useData().search.removeTerm)
export const useRemoveSynonyms = () => useChange(useData().search.removeSynonyms)
