import { Alert, SegmentedControl, Select, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Order, OrderMoney, RefundMethod } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { randomKey } from '../../../shell/random-key.ts'
import { useText } from '../../../shell/texts.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { PesosInput } from '../../../ui/form/pesos-input.tsx'
import { useOrderAct, useOrderMoney } from '../orders.queries.ts'
import { refundMethodText } from '../refund-method-text.ts'
import { ActForm } from './act-form.tsx'

type Refunded = Pick<Order, 'id' | 'paymentKind'>
type Refund = {
  title: string
  order: Refunded
  /** The accepted return request that it is for, and what is owed for it. */
  returnRequest?: { id: number; owed: number }
  onClose: () => void
}

/** Pays money of an order back, all that is left of it or a part. */
export function RefundDialog(props: Refund) {
  const money = useOrderMoney(props.order.id)
  if (money.data) return <RefundForm {...props} money={money.data} />
  return (
    <Dialog onClose={props.onClose} title={props.title}>
      <Loaded query={money}>{() => null}</Loaded>
    </Dialog>
  )
}

const methods: readonly RefundMethod[] = ['webpay', 'transferencia', 'tienda']

function RefundForm({
  title,
  order,
  returnRequest,
  money: { left, refunds },
  onClose,
}: Refund & { money: OrderMoney }) {
  const text = useText()
  const format = useFormat()
  const { orders } = useData()
  // One key for one dialog: what is sent again after a lost answer pays nothing twice.
  const [key] = useState(randomKey)
  const most = returnRequest ? Math.min(returnRequest.owed, left) : left
  const form = useForm({
    initialValues: {
      extent: 'whole' as 'whole' | 'part',
      amount: '' as number | '',
      method: (order.paymentKind === 'webpay' ? 'webpay' : 'transferencia') as RefundMethod,
      reference: '',
    },
  })
  const { extent, amount, method, reference } = form.values
  const refund = useOrderAct(
    () =>
      orders.refund({
        orderId: order.id,
        amount: extent === 'whole' || amount === '' ? most : amount,
        seenLeft: left,
        method,
        reference,
        returnRequestId: returnRequest?.id ?? null,
        key,
      }),
    onClose,
  )
  return (
    <ActForm
      title={title}
      isBusy={refund.isPending}
      error={refund.error}
      fields={[
        'medio',
        ...(extent === 'part' ? ['monto'] : []),
        ...(method === 'webpay' ? [] : ['referencia']),
      ]}
      isUnsaved={form.isDirty()}
      onSubmit={() => refund.mutate(undefined)}
      onClose={onClose}
    >
      {refunds
        .filter((each) => each.isUncertain)
        .map((each) => (
          <Alert key={each.id} color="sun" variant="light">
            {text('ORDERS_REFUND_LOOK', { amount: format.pesos(each.amount) })}
          </Alert>
        ))}
      <Text size="sm">{text('ORDERS_REFUND_TEXT', { amount: format.pesos(most) })}</Text>
      <SegmentedControl
        {...form.getInputProps('extent')}
        aria-label={text('ORDERS_REFUND_EXTENT')}
        data={[
          { value: 'whole', label: text('ORDERS_REFUND_WHOLE') },
          { value: 'part', label: text('ORDERS_REFUND_PART') },
        ]}
      />
      {extent === 'part' && (
        <PesosInput
          {...form.getInputProps('amount')}
          label={text('ORDERS_AMOUNT')}
          error={fieldError(refund.error, 'monto')}
          min={1}
          required
        />
      )}
      <Select
        {...form.getInputProps('method')}
        label={text('ORDERS_REFUND_METHOD')}
        data={methods
          .filter((each) => each !== 'webpay' || order.paymentKind === 'webpay')
          .map((value) => ({ value, label: text(refundMethodText[value]) }))}
        description={text(method === 'webpay' ? 'ORDERS_REFUND_ONLINE' : 'ORDERS_REFUND_BY_HAND')}
        error={fieldError(refund.error, 'medio')}
        allowDeselect={false}
      />
      {method !== 'webpay' && (
        <TextInput
          {...form.getInputProps('reference')}
          label={text('ORDERS_REFERENCE')}
          error={fieldError(refund.error, 'referencia')}
          maxLength={80}
        />
      )}
    </ActForm>
  )
}
