import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { Claim } from '../../data/port/returns.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { useMember } from '../session/session.queries.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { type ClaimAct, offeredClaimActs, owedOf } from './offered-return-acts.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { ClaimRefund } from './return-refund.tsx'

const actText: Record<ClaimAct, TextKey> = {
  accept: 'CLAIMS_ACCEPT',
  reject: 'CLAIMS_REJECT',
  close: 'CLAIMS_CLOSE',
  receive: 'CLAIMS_RECEIVE',
  refund: 'ORDERS_ACT_REFUND',
}

/** What can be done with a claim as it stands, by who may. */
export function ClaimActs({ claim }: { claim: Claim }) {
  const text = useText()
  const { role } = useMember()
  const [act, setAct] = useState<ClaimAct | null>(null)
  const offered = offeredClaimActs(claim, role)
  if (offered.length === 0) return null
  const close = () => setAct(null)
  return (
    <Group gap="xs">
      {offered.map((each, index) => (
        <Button
          key={each}
          size="compact-md"
          variant={index === 0 ? 'filled' : 'default'}
          onClick={() => setAct(each)}
        >
          {text(actText[each])}
        </Button>
      ))}
      {act === 'receive' && <ReceiveDialog title={text(actText[act])} claim={claim} onClose={close} />}
      {act === 'refund' && (
        <ClaimRefund title={text(actText[act])} claim={claim} owed={owedOf(claim)} onClose={close} />
      )}
      {(act === 'accept' || act === 'reject' || act === 'close') && (
        <AnswerDialog title={text(actText[act])} claim={claim} act={act} onClose={close} />
      )}
    </Group>
  )
}
