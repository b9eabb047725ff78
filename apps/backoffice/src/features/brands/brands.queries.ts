import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

const key = ['brands'] as const

/** All brands, by their names. */
export function useBrandList() {
  const { brands } = useData()
  return useQuery({ queryKey: key, queryFn: brands.list, staleTime: 0 })
}

/** After a change they are read again, here and where products choose of them. */
export function useBrandsChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    void queries.invalidateQueries({ queryKey: ['products', 'brands'] })
    await queries.invalidateQueries({ queryKey: key })
  }
}
