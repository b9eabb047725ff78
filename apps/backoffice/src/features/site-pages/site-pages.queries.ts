import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PageFilter } from '../../data/port/site-pages.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const key = ['site-pages'] as const
const pageLength = 50

/** The owner's pages, 50 by 50, as they stand now. */
export function useSitePages(filter: PageFilter) {
  const { sitePages } = useData()
  return useInfiniteQuery({
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam }) => sitePages.list(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** One to edit, as it stands when it is opened: what is typed is not taken away by a later answer. */
export function useSitePage(id: number) {
  const { sitePages } = useData()
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: () => sitePages.find(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** After a save lists, and what links may lead to, are read again. */
export function useSitePagesChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [...key, 'list'] })
    void queries.invalidateQueries({ queryKey: ['link-targets'] })
  }
}
