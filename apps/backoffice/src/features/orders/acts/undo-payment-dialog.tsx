import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'

/** Takes back that an order was paid, with why. */
export function UndoPaymentDialog({
  title,
  order,
  onClose,
}: {
  title: string
  order: Order
  onClose: () => void
}) {
  const text = useText()
  const { orders } = useData()
  const [reason, setReason] = useState('')
  const undo = useOrderAct(() => orders.undoPayment(order.id, reason), onClose)
  return (
    <ActForm
      title={title}
      isBusy={undo.isPending}
      error={undo.error}
      fields={['motivo']}
      isUnsaved={reason !== ''}
      onSubmit={() => undo.mutate(undefined)}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_UNPAY_TEXT')}</Text>
      <TextInput
        label={text('OPINIONS_REASON')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={fieldError(undo.error, 'motivo')}
        maxLength={200}
        required
        data-autofocus
      />
    </ActForm>
  )
}
