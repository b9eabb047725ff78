import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Order, OrderFilter } from '../../data/port/orders.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useOrderChannelIsUp } from './channel/order-channel.store.ts'

const ordersKey = ['orders'] as const
const listKey = [...ordersKey, 'list'] as const

/** Asks anew for what is shown of these orders, or of any where none is named. */
export function refreshOrders(queries: QueryClient, ids: readonly number[]): Promise<unknown> {
  const isOfThese = ({ queryKey: [, kind, id] }: { queryKey: readonly unknown[] }) =>
    (kind !== 'one' && kind !== 'money') || ids.length === 0 || ids.includes(Number(id))
  return queries.invalidateQueries({ queryKey: ordersKey, predicate: isOfThese })
}

const pageLength = 50

/** Orders page by page, as they stand now. */
export function useOrders(filter: OrderFilter, isOldestFirst: boolean) {
  const { orders } = useData()
  return useInfiniteQuery({
    queryKey: [...listKey, filter, isOldestFirst],
    queryFn: ({ pageParam }) => orders.list(filter, { before: pageParam, isOldestFirst }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ orders: page }) => (page.length < pageLength ? undefined : page.at(-1)?.id),
    placeholderData: (before) => before,
    staleTime: 0,
  })
}

/** Where no line tells of orders they are asked for so often; where one does, in case it missed something. */
const everyMs = { whileLost: 10_000, whileUp: 60_000 }

/** How many wait in each queue. Where that has changed the list below is asked for anew: an order came, or went on. */
export function useOrderCounts() {
  const { orders } = useData()
  const queries = useQueryClient()
  const isUp = useOrderChannelIsUp()
  return useQuery({
    queryKey: [...ordersKey, 'counts'],
    queryFn: async () => {
      const before = queries.getQueryData([...ordersKey, 'counts'])
      const counts = await orders.counts()
      if (before && JSON.stringify(before) !== JSON.stringify(counts))
        void queries.invalidateQueries({ queryKey: listKey })
      return counts
    },
    refetchInterval: isUp ? everyMs.whileUp : everyMs.whileLost,
    staleTime: 0,
  })
}

const viewsKey = ['order-views'] as const

/** Lists that have a name. */
export function useOrderViews() {
  const { orders } = useData()
  return useQuery({ queryKey: viewsKey, queryFn: () => orders.views(), staleTime: 0 })
}

/** Saves or removes one of them; all are then asked for anew. */
export function useViewAct<Given>(
  act: (given: Given) => Promise<unknown>,
  onDone: () => void = () => undefined,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: viewsKey }),
  })
}

/** What is printed of orders. */
export function useOrderSheets(ids: readonly number[]) {
  const { orders } = useData()
  return useQuery({
    queryKey: [...ordersKey, 'sheets', ids],
    queryFn: () => (ids.length === 0 ? Promise.resolve([]) : orders.sheets(ids)),
    staleTime: 0,
  })
}

/** So often is asked for what goes on by itself and that no line tells of: a refund at the gateway, a mail that goes out. */
const underwayMs = 3000

export function useOrder(id: number) {
  const { orders } = useData()
  const isUp = useOrderChannelIsUp()
  return useQuery({
    queryKey: [...ordersKey, 'one', id],
    queryFn: () => orders.find(id),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.data?.mails.some((mail) => mail.state === 'waiting')) return underwayMs
      return isUp ? everyMs.whileUp : 30_000
    },
  })
}

export function useOrderMoney(id: number, { enabled = true } = {}) {
  const { orders } = useData()
  return useQuery({
    queryKey: [...ordersKey, 'money', id],
    enabled,
    queryFn: () => orders.money(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'DUE') ? underwayMs : false,
  })
}

/** Does something to an order; what is known of it and every list is then asked for anew. */
export function useOrderAct<Given>(
  act: (given: Given) => Promise<Order | unknown>,
  onDone: () => void = () => undefined,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      await queries.invalidateQueries({ queryKey: ordersKey })
      // What was asked about it may be over with it.
      await queries.invalidateQueries({ queryKey: ['returns'] })
    },
    // What was refused may have been done by somebody else: how it stands now is asked for.
    onError: () => queries.invalidateQueries({ queryKey: ordersKey }),
  })
}
