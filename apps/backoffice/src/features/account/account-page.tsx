import { roleName } from '../../shell/role-name.ts'
import { useText } from '../../shell/texts.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useMember } from '../session/session.queries.ts'
import { PasswordPart } from './password-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { TotpPart } from './totp-part.tsx'

/** One's own account: its password, the second step of signing in, and where it is signed in. */
export default function AccountPage() {
  const text = useText()
  const { name, email, role, hasTotp } = useMember()
  return (
    <Page title={text('DESK_ACCOUNT')} lead={`${name} · ${email} · ${text(roleName(role))}`} size="sm">
      <PasswordPart />
      <TotpPart isOn={hasTotp} />
      <SessionsPart />
    </Page>
  )
}
