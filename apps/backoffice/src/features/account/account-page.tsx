import { Container, Stack, Text, Title } from '@mantine/core'
import { roleName } from '../../shell/role-name.ts'
import { useText } from '../../shell/texts.tsx'
import { useMember } from '../session/session.queries.ts'
import { PasswordPart } from './password-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { TotpPart } from './totp-part.tsx'

/** One's own account: its password, the second step of signing in, and where it is signed in. */
export default function AccountPage() {
  const text = useText()
  const { name, email, role, hasTotp } = useMember()
  return (
    <Container size="sm" py="xl">
      <Stack gap="lg">
        <div>
          <Title order={1} fz="1.75rem">
            {text('DESK_ACCOUNT')}
          </Title>
          <Text c="dimmed">{`${name} · ${email} · ${text(roleName(role))}`}</Text>
        </div>
        <PasswordPart />
        <TotpPart isOn={hasTotp} />
        <SessionsPart />
      </Stack>
    </Container>
  )
}
