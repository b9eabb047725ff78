import { Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { dayOf } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { PesosInput } from '../../../ui/form/pesos-input.tsx'
import { useOrderAct } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'

/** Says that the money of an order has come: how much, when, and what the bank calls it. */
export function PayDialog({ title, order, onClose }: { title: string; order: Order; onClose: () => void }) {
  const text = useText()
  const { orders } = useData()
  const today = dayOf(new Date().toISOString())
  const form = useForm({ initialValues: { amount: order.total as number | '', day: today, reference: '' } })
  const pay = useOrderAct(
    ({ amount, day, reference }: typeof form.values) =>
      orders.pay(order.id, { amount: amount === '' ? null : amount, paidOn: day || null, reference }),
    onClose,
  )
  return (
    <ActForm
      title={title}
      isBusy={pay.isPending}
      error={pay.error}
      fields={['monto', 'fecha_pago', 'referencia']}
      isUnsaved={form.isDirty()}
      onSubmit={() => pay.mutate(form.values)}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_PAY_TEXT')}</Text>
      <PesosInput
        {...form.getInputProps('amount')}
        label={text('ORDERS_AMOUNT')}
        error={fieldError(pay.error, 'monto')}
        required
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('day')}
        type="date"
        max={today}
        label={text('ORDERS_PAID_ON')}
        error={fieldError(pay.error, 'fecha_pago')}
        required
      />
      <TextInput
        {...form.getInputProps('reference')}
        label={text('ORDERS_REFERENCE')}
        description={text('ORDERS_REFERENCE_LEAD')}
        error={fieldError(pay.error, 'referencia')}
        maxLength={80}
      />
    </ActForm>
  )
}
