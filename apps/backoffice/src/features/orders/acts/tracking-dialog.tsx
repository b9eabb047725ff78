import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'
import { changedFields } from './changed-fields.ts'
import { ParcelFields, parcelWireFields } from './parcel-fields.tsx'

/** Corrects who carries a parcel that has left, or its number. */
export function TrackingDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText()
  const { orders } = useData()
  // As it was opened: an order that is read anew meanwhile would pass what somebody else has changed for what is typed here.
  const [read] = useState(order)
  const before = { carrierId: read.carrierId, trackingNumber: read.tracking.number ?? '' }
  const [parcel, setParcel] = useState(before)
  const save = useOrderAct(
    () =>
      orders.edit(read, changedFields(before, { ...parcel, trackingNumber: parcel.trackingNumber.trim() })),
    onClose,
  )
  return (
    <ActForm
      title={text('ORDERS_EDIT_TRACKING')}
      act={text('DESK_SAVE')}
      isBusy={save.isPending}
      error={save.error}
      fields={parcelWireFields}
      isUnsaved={parcel.carrierId !== before.carrierId || parcel.trackingNumber !== before.trackingNumber}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_EDIT_TRACKING_TEXT')}</Text>
      <ParcelFields order={order} parcel={parcel} error={save.error} onChange={setParcel} isNumberRequired />
    </ActForm>
  )
}
