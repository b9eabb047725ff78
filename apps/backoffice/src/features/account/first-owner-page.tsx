import { Button } from '@mantine/core'
import { useHash } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { TotpSecret } from '../../data/port/account.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Entrance } from '../session/entrance.tsx'
import { sessionKey, useSession } from '../session/session.queries.ts'
import { FirstOwnerForm } from './first-owner-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpProof } from './totp-proof.tsx'

/** The first owner of a shop, by the token behind the hash of the link that its start gave; no server is sent it. */
export default function FirstOwnerPage() {
  const text = useText()
  const [hash] = useHash({ getInitialValueInEffect: false })
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const [isInvalid, setIsInvalid] = useState(false)
  const token = hash.replace(/^#/, '')
  if (secret) return <SecondStep secret={secret} />
  if (isInvalid || !token) {
    return (
      <Entrance title={text('INVITATION_INVALID')} lead={text('FIRST_OWNER_INVALID_LEAD')}>
        <Button component={Link} href="/" size="md" variant="default">
          {text('INVITATION_GO')}
        </Button>
      </Entrance>
    )
  }
  return (
    <Entrance title={text('FIRST_OWNER_TITLE')} lead={text('FIRST_OWNER_LEAD')}>
      <FirstOwnerForm token={token} onMade={setSecret} onInvalid={() => setIsInvalid(true)} />
    </Entrance>
  )
}

/** The authenticator, which may be set up later as well; then the desk. */
function SecondStep({ secret }: { secret: TotpSecret }) {
  const text = useText()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { data: member } = useSession()
  const [codes, setCodes] = useState<string[] | null>(null)
  const enter = async () => {
    await queries.invalidateQueries({ queryKey: sessionKey })
    navigate('/', { replace: true })
  }
  return (
    <Entrance title={text('FIRST_OWNER_TOTP')} lead={text('ACCOUNT_TOTP_OFF')}>
      {codes && member ? (
        <RecoveryCodes codes={codes} onDone={() => void enter()} />
      ) : (
        <>
          <TotpProof secret={secret} onCodes={setCodes} />
          <Button variant="subtle" onClick={() => void enter()}>
            {text('FIRST_OWNER_LATER')}
          </Button>
        </>
      )}
    </Entrance>
  )
}
