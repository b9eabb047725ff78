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
  counts: ['chat', 'counts'] as const,
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

/** How many conversations each list has, however much of it is shown. */
export function useCounts() {
  const data = useData()
  return useQuery({ queryKey: chatKeys.counts, queryFn: () => data.chat.counts() })
}

export function useFacts(id: number) {
  const data = useData()
  return useQuery({ queryKey: chatKeys.facts(id), queryFn: () => data.chat.facts(id) })
}

export function useAgents() {
  const data = useData()
  return useQuery({ queryKey: chatKeys.agents, queryFn: () => data.chat.agents() })
}

/** The lists and their counts are asked for again; ends when they have come, or could not. */
export const refreshLists = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: chatKeys.lists }),
    queries.invalidateQueries({ queryKey: chatKeys.counts }),
  ])

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
      void refreshLists(queries)
    },
  })
}

/** Closes the chat for everybody; nothing of it is as it was. */
export function useCloseAll() {
  const { chat } = useData()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => chat.closeAll(),
    onSuccess: () => void queries.invalidateQueries({ queryKey: chatKeys.all }),
  })
}
