import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { StaffAccount } from '../../data/port/staff.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { SessionLine } from '../../ui/lists/session-line.tsx'
import { useSessionsOf } from './staff.queries.ts'

/** Where somebody is signed in, and the end of all of it. */
export function AccountSessions({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const text = useText()
  const { staff } = useData()
  const { data: sessions, error, refetch } = useSessionsOf(account.id)
  const end = useMutation({
    mutationFn: () => staff.endSessionsOf(account.id),
    onSuccess: () => refetch(),
  })
  return (
    <Dialog onClose={onClose} title={text('STAFF_SESSIONS_OF', { name: account.name })}>
      {!sessions &&
        (error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Loader size="sm" />)}
      {sessions?.length === 0 && <Text size="sm">{text('STAFF_NO_SESSIONS')}</Text>}
      {sessions && sessions.length > 0 && (
        <Stack>
          <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </Stack>
          <Refused error={end.error} />
          <Group justify="end">
            <Button color="clay" loading={end.isPending} onClick={() => end.mutate()}>
              {text('STAFF_END_SESSIONS')}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}
