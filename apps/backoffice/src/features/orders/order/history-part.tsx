import { Text, Timeline } from '@mantine/core'
import type { Order } from '../../../data/port/orders.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/part.tsx'
import { paymentText, queueOf, queueText } from '../order-status.tsx'

/** Every step of an order, the newest first, with who took it. */
export function HistoryPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { paymentKind } = order
  const who = (actor: string) => {
    if (actor === 'shopper') return text('ORDERS_BY_SHOPPER')
    return actor === 'shop' || actor === '' ? text('ORDERS_BY_SHOP') : actor
  }
  return (
    <Part title={text('ORDERS_HISTORY')}>
      <Timeline active={order.history.length} bulletSize={14} lineWidth={2}>
        {[...order.history].reverse().map((step) => (
          <Timeline.Item
            key={`${step.at} ${step.state} ${step.payment} ${step.preparation}`}
            title={`${text(queueText[queueOf({ ...step, paymentKind })])} · ${text(paymentText[step.payment])}`}
          >
            <Text size="sm" c="dimmed">
              {format.moment(step.at)} · {who(step.actor)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Part>
  )
}
