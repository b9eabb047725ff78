import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'

const key = ['categories'] as const

/** The whole tree, in its order. */
export function useTree() {
  const { categories } = useData()
  return useQuery({ queryKey: [...key, 'tree'], queryFn: categories.list, staleTime: 0 })
}

/** How many products the shop shows in each. */
export function useCounts() {
  const { categories } = useData()
  return useQuery({ queryKey: [...key, 'counts'], queryFn: categories.counts, staleTime: 0 })
}

/** After a change the tree is read again, and so is what others made of it. */
export function useTreeChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['products', 'categories'] })
    void queries.invalidateQueries({ queryKey: ['shop', 'first-steps'] })
    await queries.invalidateQueries({ queryKey: key })
  }
}

/** Puts a category elsewhere in the tree; what is refused is told, and the tree shown as it stands. */
export function useMove() {
  const { categories } = useData()
  const changed = useTreeChanged()
  return useMutation({
    mutationFn: ([seen, place]: Parameters<typeof categories.move>) => categories.move(seen, place),
    onError: useNotifyRefusal(),
    onSettled: changed,
  })
}
