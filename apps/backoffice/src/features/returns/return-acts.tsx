import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ReturnRequest } from '../../data/port/returns.port.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { useMember } from '../session/session.queries.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { offeredReturnActs, owedOf, type ReturnAct } from './offered-return-acts.ts'
import { ReceiveDialog } from './receive-dialog.tsx'
import { ReturnRefund } from './return-refund.tsx'

const actText: Record<ReturnAct, TextKey> = {
  accept: 'RETURNS_ACCEPT',
  reject: 'RETURNS_REJECT',
  close: 'RETURNS_CLOSE',
  receive: 'RETURNS_RECEIVE',
  refund: 'ORDERS_ACT_REFUND',
}

/** What can be done with a return request as it stands, by who may. */
export function ReturnActs({ request }: { request: ReturnRequest }) {
  const text = useText()
  const { role } = useMember()
  const [act, setAct] = useState<ReturnAct | null>(null)
  const offered = offeredReturnActs(request, role)
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
      {act === 'receive' && <ReceiveDialog title={text(actText[act])} request={request} onClose={close} />}
      {act === 'refund' && (
        <ReturnRefund title={text(actText[act])} request={request} owed={owedOf(request)} onClose={close} />
      )}
      {(act === 'accept' || act === 'reject' || act === 'close') && (
        <AnswerDialog title={text(actText[act])} request={request} act={act} onClose={close} />
      )}
    </Group>
  )
}
