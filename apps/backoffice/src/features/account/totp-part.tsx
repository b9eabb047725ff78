import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Part } from '../../ui/page/part.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpOff } from './totp-off.tsx'
import { TotpSetup } from './totp-setup.tsx'

/** The second step of signing in: set up, shown as on, or turned off. */
export function TotpPart({ isOn }: { isOn: boolean }) {
  const text = useText()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) {
    return (
      <Part title={text('ACCOUNT_TOTP')}>
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      </Part>
    )
  }
  return (
    <Part title={text('ACCOUNT_TOTP')} lead={text(isOn ? 'ACCOUNT_TOTP_ON' : 'ACCOUNT_TOTP_OFF')}>
      {isOn ? <TotpOff /> : <TotpSetup onCodes={setCodes} />}
    </Part>
  )
}
