import { useText } from '../../../shell/texts.tsx'
import { PlaceCount } from '../../../ui/figures/place-count.tsx'
import { useOrderCounts } from '../orders.queries.ts'
import { useOrderChannel } from './use-order-channel.ts'

/** How many orders wait to be prepared, beside the place's title; told of while the desk is open. */
export function OrderCount() {
  const text = useText()
  useOrderChannel()
  const count = useOrderCounts().data?.queues['to-prepare'] ?? 0
  return <PlaceCount count={count} label={text('ORDERS_TO_PREPARE', { count })} />
}
