import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from 'wouter'
import { useText } from '../shell/texts.tsx'

/** An address where nothing stands, or nothing for this role. */
export function NotFound() {
  const text = useText()
  return (
    <Stack align="start" p="xl">
      <Title order={1}>{text('DESK_NOT_FOUND')}</Title>
      <Text c="dimmed">{text('DESK_NOT_FOUND_TEXT')}</Text>
      <Button component={Link} href="/">
        {text('DESK_NOT_FOUND_BACK')}
      </Button>
    </Stack>
  )
}
