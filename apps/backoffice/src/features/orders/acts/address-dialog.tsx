import { Group, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'
import { changedFields } from './changed-fields.ts'

const fields = [
  'direccion.calle',
  'direccion.numero',
  'direccion.numerocasadepartamento',
  'direccion.referencia',
]

/** Changes where an order goes within its comuna, and the phone of who waits for it. */
export function AddressDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText()
  const { orders } = useData()
  // As it was opened: an order that is read anew meanwhile would pass what somebody else has changed for what is typed here.
  const [read] = useState(order)
  const { street = '', number = '', flat = '', reference = '' } = read.address ?? {}
  const before = { street, number, flat, reference, phone: read.customer.phone }
  const form = useForm({ initialValues: before })
  const save = useOrderAct((values: typeof before) => {
    const { phone, ...address } = changedFields(before, values)
    return orders.edit(read, {
      ...(Object.keys(address).length > 0 && { address }),
      ...(phone !== undefined && { phone }),
    })
  }, onClose)
  const [streetField = '', numberField = '', flatField = '', referenceField = ''] = fields
  return (
    <ActForm
      title={text('ORDERS_EDIT_ADDRESS')}
      act={text('DESK_SAVE')}
      isBusy={save.isPending}
      error={save.error}
      fields={[...fields, 'telefono']}
      isUnsaved={form.isDirty()}
      onSubmit={() => save.mutate(form.values)}
      onClose={onClose}
    >
      {read.address && (
        <>
          <Text size="sm">{text('ORDERS_EDIT_ADDRESS_TEXT', { comuna: read.address.comuna })}</Text>
          <TextInput
            {...form.getInputProps('street')}
            label={text('ORDERS_STREET')}
            error={fieldError(save.error, streetField)}
            maxLength={120}
            required
            data-autofocus
          />
          <Group grow align="start">
            <TextInput
              {...form.getInputProps('number')}
              label={text('ORDERS_STREET_NUMBER')}
              error={fieldError(save.error, numberField)}
              maxLength={20}
              required
            />
            <TextInput
              {...form.getInputProps('flat')}
              label={text('ORDERS_FLAT')}
              error={fieldError(save.error, flatField)}
              maxLength={40}
            />
          </Group>
          <TextInput
            {...form.getInputProps('reference')}
            label={text('ORDERS_ADDRESS_REFERENCE')}
            error={fieldError(save.error, referenceField)}
            maxLength={200}
          />
        </>
      )}
      <TextInput
        {...form.getInputProps('phone')}
        label={text('ORDERS_PHONE')}
        error={fieldError(save.error, 'telefono')}
        maxLength={20}
        type="tel"
        required
      />
    </ActForm>
  )
}
