import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

const key = ['menus'] as const

export function useMenus() {
  const { menus } = useData()
  return useQuery({ queryKey: key, queryFn: menus.list, staleTime: 0 })
}

export function useMenusChanged(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}
