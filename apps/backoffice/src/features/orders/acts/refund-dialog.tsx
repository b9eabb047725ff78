import { Alert, SegmentedControl, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Order, OrderMoney } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { randomKey } from '../../../shell/random-key.ts'
import { useText } from '../../../shell/texts.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { PesosInput } from '../../../ui/form/pesos-input.tsx'
import { useOrderAct, useOrderMoney } from '../orders.queries.ts'
import { ActForm } from './act-form.tsx'
import { firstWay, RefundMethodFields, wayWireFields } from './refund-method-fields.tsx'

type Refunded = Pick<Order, 'id' | 'paymentKind' | 'state'>
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

function RefundForm({
  title,
  order,
  returnRequest,
  money: { left, promised, refunds },
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
    },
  })
  const [firstShown] = useState(() => firstWay(order))
  const [way, setWay] = useState(firstShown)
  const { extent, amount } = form.values
  const wanted = extent === 'whole' ? most : Number(amount)
  const isEnding = order.state === 'PENDING' && wanted >= left
  const refund = useOrderAct(
    () =>
      orders.refund({
        orderId: order.id,
        amount: wanted,
        seenLeft: left,
        ...way,
        returnRequestId: returnRequest?.id ?? null,
        lines: [],
        key,
      }),
    onClose,
  )
  return (
    <ActForm
      title={title}
      isBusy={refund.isPending}
      error={refund.error}
      fields={[...(extent === 'part' ? ['monto'] : []), ...wayWireFields(way)]}
      isUnsaved={form.isDirty() || way !== firstShown}
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
          max={most}
          clampBehavior="none"
          required
        />
      )}
      {isEnding && (
        <Alert color="sun" variant="light">
          {text('ORDERS_REFUND_CANCELS')}
        </Alert>
      )}
      {!returnRequest && promised > 0 && (
        <Alert color="sun" variant="light">
          {text(isEnding ? 'ORDERS_REFUND_SETTLES' : 'ORDERS_REFUND_PROMISED', {
            amount: format.pesos(promised),
          })}
        </Alert>
      )}
      <RefundMethodFields order={order} way={way} error={refund.error} onChange={setWay} />
    </ActForm>
  )
}
