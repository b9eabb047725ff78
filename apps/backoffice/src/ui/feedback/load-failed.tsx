import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { isRefusal } from '../../data/port/refusal.ts'
import { useText } from '../../shell/texts.tsx'

/** What could not be read, why, and the way to try again. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const text = useText()
  return (
    <Alert icon={<IconPlugConnectedX />} color="clay" title={text('DESK_LOAD_FAILED')} m="md">
      <Stack align="start" gap="sm">
        <Text size="sm">{refusalText(error, text('DESK_NO_NETWORK'))}</Text>
        <Button variant="default" size="xs" onClick={retry}>
          {text('DESK_RETRY')}
        </Button>
      </Stack>
    </Alert>
  )
}

/** What a refusal says to a person; where nothing answered, the words given. */
export function refusalText(error: unknown, noNetwork: string): string {
  return isRefusal(error) && error.code !== 'NETWORK' ? error.message : noNetwork
}
