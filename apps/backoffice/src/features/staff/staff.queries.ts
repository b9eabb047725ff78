import { notifications } from '@mantine/notifications'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LogFilter, StaffAccount } from '../../data/port/staff.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { idBehind } from '../../shell/id-behind.ts'
import { useText } from '../../shell/texts.tsx'
import { refusalText } from '../../ui/feedback/load-failed.tsx'
import { sessionKey } from '../session/session.queries.ts'

const accountsKey = ['staff', 'accounts'] as const

const logPage = 100

/** All accounts of the staff. */
export function useAccounts() {
  const { staff } = useData()
  return useQuery({ queryKey: accountsKey, queryFn: staff.accounts })
}

/** Adds or changes an account; `onSaved` gets it as it is now. Who changes their own changes what they may do. */
export function useSaveAccount<Given>(
  save: (given: Given) => Promise<StaffAccount>,
  onSaved: (account: StaffAccount) => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: async (saved) => {
      onSaved(saved)
      await queries.invalidateQueries({ queryKey: accountsKey })
      await queries.invalidateQueries({ queryKey: sessionKey })
    },
  })
}

/** Mails somebody a new link to choose a password by, and says so. */
export function useInvite({ id, email }: StaffAccount) {
  const text = useText()
  const { staff } = useData()
  return useMutation({
    mutationFn: () => staff.invite(id),
    onSuccess: () => notifications.show({ message: text('STAFF_REINVITED', { email }) }),
    onError: (error) =>
      notifications.show({ color: 'clay', message: refusalText(error, text('DESK_NO_NETWORK')) }),
  })
}

/** Where somebody of the staff is signed in, as it is now. */
export function useSessionsOf(id: number) {
  const { staff } = useData()
  return useQuery({ queryKey: ['staff', 'sessions', id], queryFn: () => staff.sessionsOf(id), staleTime: 0 })
}

/** Who did what, page by page; asked for anew whenever it is opened. */
export function useLog(filter: LogFilter) {
  const { staff } = useData()
  return useInfiniteQuery({
    queryKey: ['staff', 'log', filter],
    queryFn: ({ pageParam }) => staff.log(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: idBehind(logPage),
    staleTime: 0,
  })
}
