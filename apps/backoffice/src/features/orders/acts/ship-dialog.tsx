import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/refused.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'

/** Hands an order to the carrier, with the number that it gave the parcel. */
export function ShipDialog({ title, order, onClose }: { title: string; order: Order; onClose: () => void }) {
  const text = useText()
  const { orders } = useData()
  const [number, setNumber] = useState('')
  const ship = useOrderAct(() => orders.ship(order.id, number.trim()), onClose)
  return (
    <ActForm
      title={title}
      isBusy={ship.isPending}
      error={ship.error}
      fields={['numero_seguimiento']}
      onSubmit={() => ship.mutate(undefined)}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_SHIP_TEXT', { carrier: order.carrier })}</Text>
      <TextInput
        label={text('ORDERS_TRACKING')}
        description={text('ORDERS_TRACKING_LEAD')}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={fieldError(ship.error, 'numero_seguimiento')}
        maxLength={40}
        data-autofocus
      />
    </ActForm>
  )
}
