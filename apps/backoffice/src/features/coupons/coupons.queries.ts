import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const couponsKey = ['coupons'] as const

const pageLength = 50

export function useCoupons(code: string) {
  const { coupons } = useData()
  return useInfiniteQuery({
    queryKey: [...couponsKey, 'list', code],
    queryFn: ({ pageParam }) => coupons.list(code, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

export function useCouponUses(id: number) {
  const { coupons } = useData()
  return useInfiniteQuery({
    queryKey: [...couponsKey, 'uses', id],
    queryFn: ({ pageParam }) => coupons.uses(id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageLength ? undefined : page.at(-1)?.orderId),
    staleTime: 0,
  })
}

/** Changes a coupon; every list is then asked for anew. */
export function useCouponAct<Given>(
  act: (given: Given) => Promise<unknown>,
  onDone: () => void = () => undefined,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: couponsKey })
    },
  })
}
