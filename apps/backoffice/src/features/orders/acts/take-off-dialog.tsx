import { Alert, NumberInput, Text } from '@mantine/core'
import { useState } from 'react'
import { worthOf } from '#rules/orders/returns.ts'
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
import { firstWayOfPart, RefundMethodFields, wayWireFields } from './refund-method-fields.tsx'

type TakeOff = { title: string; order: Order; onClose: () => void }

/** Takes units off a paid order that has not left, and pays back what they cost; the rest is sent. */
export function TakeOffDialog(props: TakeOff) {
  const money = useOrderMoney(props.order.id)
  if (money.data) return <TakeOffForm {...props} money={money.data} />
  return (
    <Dialog onClose={props.onClose} title={props.title}>
      <Loaded query={money}>{() => null}</Loaded>
    </Dialog>
  )
}

function TakeOffForm({ title, order, money, onClose }: TakeOff & { money: OrderMoney }) {
  const text = useText()
  const format = useFormat()
  const { orders } = useData()
  const { left, promised } = money
  // One key for one dialog: what is sent again after a lost answer takes nothing off twice.
  const [key] = useState(randomKey)
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const [typed, setTyped] = useState<number | '' | null>(null)
  const [firstShown] = useState(() => firstWayOfPart(order, money))
  const [way, setWay] = useState(firstShown)
  const [isAskedForNone, setAskedForNone] = useState(false)
  const open = order.lines
    .map((line, position) => ({ ...line, position, toSend: line.quantity - line.unsent }))
    .filter(({ toSend }) => toSend > 0)
  const chosen = open.map((line) => ({ ...line, off: quantities[line.position] ?? 0 }))
  const lines = chosen.flatMap(({ position, off }) => (off > 0 ? [{ position, quantity: off }] : []))
  const isWhole = chosen.every(({ off, toSend }) => off >= toSend)
  const free = Math.max(0, left - promised)
  const worth = chosen.reduce(
    (sum, { total, couponShare, quantity, unsent, off }) =>
      sum + worthOf({ paid: total - couponShare, bought: quantity }, unsent, off),
    0,
  )
  // With the last units the delivery is paid back too.
  const proposed = isWhole ? free : Math.min(worth, free)
  const amount = typed ?? proposed
  const isForNothing = lines.length > 0 && amount === 0
  const takeOff = useOrderAct(
    () =>
      orders.refund({
        orderId: order.id,
        amount: amount === '' ? proposed : amount,
        seenLeft: left,
        ...way,
        returnRequestId: null,
        lines,
        key,
      }),
    onClose,
  )
  const wireField = (position: number) =>
    `lineas.${lines.findIndex((line) => line.position === position)}.cantidad`
  return (
    <ActForm
      title={title}
      isBusy={takeOff.isPending}
      error={takeOff.error}
      fields={[
        'monto',
        ...(isForNothing ? [] : wayWireFields(way)),
        ...lines.map(({ position }) => wireField(position)),
      ]}
      isUnsaved={lines.length > 0 || typed !== null || way !== firstShown}
      onSubmit={() => (lines.length > 0 ? takeOff.mutate(undefined) : setAskedForNone(true))}
      onClose={onClose}
    >
      <Text size="sm">{text('ORDERS_TAKE_OFF_TEXT')}</Text>
      {chosen.map(({ position, name, options, off, toSend }, place) => (
        <NumberInput
          key={position}
          label={[name, ...options].join(' · ')}
          description={text('ORDERS_TAKE_OFF_OF', { count: toSend })}
          value={off}
          onChange={(value) => setQuantities({ ...quantities, [position]: Number(value) || 0 })}
          error={
            place === 0 && isAskedForNone && lines.length === 0
              ? text('ORDERS_TAKE_OFF_NONE')
              : fieldError(takeOff.error, wireField(position))
          }
          min={0}
          max={toSend}
          allowDecimal={false}
        />
      ))}
      <PesosInput
        label={text('ORDERS_TAKE_OFF_AMOUNT')}
        description={text('ORDERS_TAKE_OFF_AMOUNT_LEAD', { amount: format.pesos(free) })}
        value={amount}
        onChange={(value) => setTyped(value === '' ? '' : Number(value))}
        error={fieldError(takeOff.error, 'monto')}
        min={0}
        clampBehavior="none"
        disabled={lines.length === 0}
        required
      />
      {isForNothing ? (
        worth > 0 && (
          <Alert color="sun" variant="light">
            {text('ORDERS_TAKE_OFF_FOR_NOTHING')}
          </Alert>
        )
      ) : (
        <RefundMethodFields order={order} way={way} error={takeOff.error} onChange={setWay} />
      )}
      {(isWhole || (lines.length > 0 && !isForNothing && Number(amount) >= left)) && (
        <Alert color="sun" variant="light">
          {text(isWhole ? 'ORDERS_TAKE_OFF_CANCELS' : 'ORDERS_REFUND_CANCELS')}
        </Alert>
      )}
    </ActForm>
  )
}
