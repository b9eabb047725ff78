import { Select, TextInput } from '@mantine/core'
import type { Order, RefundMethod } from '../../../data/port/orders.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { fieldError } from '../../../ui/feedback/refused.tsx'
import { refundMethodText } from '../refund-method-text.ts'

const methods: readonly RefundMethod[] = ['webpay', 'transferencia', 'tienda']

export type RefundWay = { method: RefundMethod; reference: string }

/** The way that comes first: back where it came from. */
export const firstWay = ({ paymentKind }: Pick<Order, 'paymentKind'>): RefundWay => ({
  method: paymentKind === 'webpay' ? 'webpay' : 'transferencia',
  reference: '',
})

/** Those of the wire that show by themselves what is wrong with them. */
export const wayWireFields = ({ method }: RefundWay) => [
  'medio',
  ...(method === 'webpay' ? [] : ['referencia']),
]

/** By which way money goes back, and what the bank or the till calls it where it was done by hand. */
export function RefundMethodFields({
  order,
  way,
  error,
  onChange,
}: {
  order: Pick<Order, 'paymentKind'>
  way: RefundWay
  error: unknown
  onChange: (way: RefundWay) => void
}) {
  const text = useText()
  const { method, reference } = way
  return (
    <>
      <Select
        label={text('ORDERS_REFUND_METHOD')}
        value={method}
        onChange={(chosen) => onChange({ ...way, method: methods.find((each) => each === chosen) ?? method })}
        data={methods
          .filter((each) => each !== 'webpay' || order.paymentKind === 'webpay')
          .map((value) => ({ value, label: text(refundMethodText[value]) }))}
        description={text(method === 'webpay' ? 'ORDERS_REFUND_ONLINE' : 'ORDERS_REFUND_BY_HAND')}
        error={fieldError(error, 'medio')}
        allowDeselect={false}
      />
      {method !== 'webpay' && (
        <TextInput
          label={text('ORDERS_REFERENCE')}
          value={reference}
          onChange={(event) => onChange({ ...way, reference: event.currentTarget.value })}
          error={fieldError(error, 'referencia')}
          maxLength={80}
        />
      )}
    </>
  )
}
