import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { categoriesQuery } from './catalogue.queries.ts'

/** Whether it is known that no category has a product yet. */
export function useIsShopEmpty(): boolean {
  const { data } = useQuery(categoriesQuery(useData()))
  return data?.every(({ productCount }) => productCount === 0) === true
}
