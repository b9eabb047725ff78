import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'

const integrationsKey = ['integrations'] as const
const pageLength = 50

export function useKeys() {
  const { integrations } = useData()
  return useQuery({ queryKey: [...integrationsKey, 'keys'], queryFn: integrations.keys, staleTime: 0 })
}

export function useWebhooks() {
  const { integrations } = useData()
  return useQuery({
    queryKey: [...integrationsKey, 'webhooks'],
    queryFn: integrations.webhooks,
    staleTime: 0,
  })
}

export function useDeliveries(id: number) {
  const { integrations } = useData()
  return useInfiniteQuery({
    queryKey: [...integrationsKey, 'deliveries', id],
    queryFn: ({ pageParam }) => integrations.deliveries(id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(pageLength),
    staleTime: 0,
  })
}

/** Changes a key or a webhook; every list of them is then asked for anew. */
export function useIntegrationAct<Given, Result>(
  act: (given: Given) => Promise<Result>,
  onDone: (result: Result) => void = () => undefined,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      onDone(result)
      await queries.invalidateQueries({ queryKey: integrationsKey })
    },
  })
}
