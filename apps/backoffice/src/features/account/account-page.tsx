import { Container, Stack, Text, Title } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { useMember } from '../session/session.queries.ts'

/** One's own account. */
export default function AccountPage() {
  const text = useText()
  const member = useMember()
  return (
    <Container size="md" py="xl">
      <Stack>
        <Title order={1}>{text('DESK_ACCOUNT')}</Title>
        <Text>{`${member.name} · ${member.email}`}</Text>
      </Stack>
    </Container>
  )
}
