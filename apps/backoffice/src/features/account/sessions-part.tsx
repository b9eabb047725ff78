import { Badge, Button, Loader, Stack } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Refused } from '../../ui/feedback/refused.tsx'
import { SessionLine } from '../../ui/lists/session-line.tsx'
import { Part } from '../../ui/page/part.tsx'
import { useEndSession, useSessions } from './account.queries.ts'

/** Where one is signed in, and the end of each. */
export function SessionsPart() {
  const text = useText()
  const { data: sessions, error, refetch } = useSessions()
  const end = useEndSession()
  const nameOf = (device: string) => device || text('SESSION_UNKNOWN_DEVICE')
  if (!sessions) {
    return (
      <Part title={text('ACCOUNT_SESSIONS')}>
        {error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Loader size="sm" />}
      </Part>
    )
  }
  return (
    <Part title={text('ACCOUNT_SESSIONS')} lead={text('ACCOUNT_SESSIONS_LEAD')}>
      <Refused error={end.error} />
      <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session}>
            {session.isThis ? (
              <Badge variant="light" tt="none">
                {text('ACCOUNT_THIS')}
              </Badge>
            ) : (
              <Button
                size="xs"
                variant="default"
                aria-label={text('ACCOUNT_END_OF', { device: nameOf(session.device) })}
                onClick={() => end.mutate(session.id)}
              >
                {text('ACCOUNT_END')}
              </Button>
            )}
          </SessionLine>
        ))}
      </Stack>
      {sessions.length > 1 && (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          loading={end.isPending}
          onClick={() => end.mutate(null)}
        >
          {text('ACCOUNT_END_OTHERS')}
        </Button>
      )}
    </Part>
  )
}
