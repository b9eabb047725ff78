import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PostFilter } from '../../data/port/blog.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const key = ['blog'] as const
const pageLength = 50

/** Posts page by page, as they stand now. */
export function usePosts(filter: PostFilter) {
  const { blog } = useData()
  return useInfiniteQuery({
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam }) => blog.posts(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** One to edit, as it stands when it is opened: what is typed is not taken away by a later answer. */
export function usePost(id: number) {
  const { blog } = useData()
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: () => blog.post(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function usePostCategories() {
  const { blog } = useData()
  return useQuery({ queryKey: [...key, 'categories'], queryFn: blog.categories, staleTime: 0 })
}

/** After a save lists and categories are read again. */
export function useBlogChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [...key, 'list'] })
    void queries.invalidateQueries({ queryKey: [...key, 'categories'] })
  }
}
