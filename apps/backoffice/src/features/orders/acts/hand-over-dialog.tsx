import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'

/** Hands an order over the counter, to who bought it unless another is named. */
export function HandOverDialog({
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
  const [to, setTo] = useState(order.customer.name)
  const handOver = useOrderAct(() => orders.handOver(order.id, to.trim()), onClose)
  return (
    <ActForm
      title={title}
      isBusy={handOver.isPending}
      error={handOver.error}
      fields={['recibe']}
      isUnsaved={to !== order.customer.name}
      onSubmit={() => handOver.mutate(undefined)}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_HAND_OVER_TEXT')}</Text>
      <TextInput
        label={text('ORDERS_HANDED_TO')}
        description={text('ORDERS_HANDED_TO_LEAD')}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        error={fieldError(handOver.error, 'recibe')}
        maxLength={120}
        required
        data-autofocus
      />
    </ActForm>
  )
}
