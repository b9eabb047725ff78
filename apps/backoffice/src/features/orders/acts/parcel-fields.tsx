import { Select, TextInput } from '@mantine/core'
import type { Order } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'

export type Parcel = { carrierId: number; trackingNumber: string }

/** Those of the wire that the fields below show by themselves. */
export const parcelWireFields = ['numero_seguimiento', 'id_transportista']

/** Who carries a parcel, and the number that they gave it. */
export function ParcelFields({
  order,
  parcel,
  error,
  isNumberRequired = false,
  onChange,
}: {
  order: Order
  parcel: Parcel
  error: unknown
  isNumberRequired?: boolean
  onChange: (parcel: Parcel) => void
}) {
  const text = useText()
  return (
    <>
      <Select
        label={text('ORDERS_CARRIER')}
        data={order.carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(parcel.carrierId)}
        onChange={(value) => onChange({ ...parcel, carrierId: Number(value ?? parcel.carrierId) })}
        error={fieldError(error, 'id_transportista')}
        allowDeselect={false}
      />
      <TextInput
        label={text('ORDERS_TRACKING')}
        description={text('ORDERS_TRACKING_LEAD')}
        value={parcel.trackingNumber}
        onChange={(event) => onChange({ ...parcel, trackingNumber: event.currentTarget.value })}
        error={fieldError(error, 'numero_seguimiento')}
        maxLength={40}
        required={isNumberRequired}
        data-autofocus
      />
    </>
  )
}
