import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Conversation, ConversationList } from '../../data/port/chat.port.ts'
import { useData } from '../../shell/data-context.tsx'

const pageSize = 50

export const chatKeys = {
  all: ['chat'] as const,
  lists: ['chat', 'list'] as const,
  waiting: ['chat', 'waiting'] as const,
  facts: (id: number) => ['chat', 'facts', id] as const,
  thread: (id: number) => ['chat', 'thread', id] as const,
  agents: ['chat', 'agents'] as const,
  canned: ['chat', 'canned'] as const,
}

/** One of the lists, page by page. */
export function useConversations(list: ConversationList, search: string) {
  const data = useData()
  return useInfiniteQuery({
    queryKey: [...chatKeys.lists, list, search],
    queryFn: ({ pageParam }) =>
      data.chat.conversations({ list, search, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : (page.at(-1)?.id ?? undefined)),
  })
}

/** Those whose visitors wait for an answer. */
export function useWaiting() {
  const data = useData()
  return useQuery({
    queryKey: chatKeys.waiting,
    queryFn: () => data.chat.conversations({ list: 'waiting' }),
  })
}

export function useFacts(id: number) {
  const data = useData()
  return useQuery({ queryKey: chatKeys.facts(id), queryFn: () => data.chat.facts(id) })
}

export function useAgents() {
  const data = useData()
  return useQuery({ queryKey: chatKeys.agents, queryFn: () => data.chat.agents() })
}

/** The lists and the count of who waits are asked for again. */
export function refreshLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: chatKeys.lists })
  void queries.invalidateQueries({ queryKey: chatKeys.waiting })
}

/** What is done to a conversation; afterwards its facts and the lists are as it left them. */
export function useConversationAct<Form>(act: (form: Form) => Promise<Conversation | undefined>, id: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (conversation) => {
      if (conversation) {
        queries.setQueryData(
          chatKeys.facts(id),
          (facts: object | undefined) => facts && { ...facts, conversation },
        )
      } else void queries.invalidateQueries({ queryKey: chatKeys.facts(id) })
      refreshLists(queries)
    },
  })
}
