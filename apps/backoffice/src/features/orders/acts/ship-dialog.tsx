import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'
import { ParcelFields, parcelWireFields } from './parcel-fields.tsx'

/** Hands an order to a carrier, with the number that it gave the parcel. */
export function ShipDialog({ title, order, onClose }: { title: string; order: Order; onClose: () => void }) {
  const text = useText()
  const { orders } = useData()
  const [parcel, setParcel] = useState({ carrierId: order.carrierId, trackingNumber: '' })
  const ship = useOrderAct(
    () => orders.ship(order.id, { ...parcel, trackingNumber: parcel.trackingNumber.trim() }),
    onClose,
  )
  return (
    <ActForm
      title={title}
      isBusy={ship.isPending}
      error={ship.error}
      fields={parcelWireFields}
      isUnsaved={parcel.carrierId !== order.carrierId || parcel.trackingNumber !== ''}
      onSubmit={() => ship.mutate(undefined)}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_SHIP_TEXT')}</Text>
      <ParcelFields order={order} parcel={parcel} error={ship.error} onChange={setParcel} />
    </ActForm>
  )
}
