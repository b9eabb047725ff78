import { useText } from '../../../shell/texts.tsx'
import { PlaceCount } from '../../../ui/figures/place-count.tsx'
import { useOrderCounts } from '../orders.queries.ts'
import { useOrderLine } from './use-order-line.ts'

/** How many orders wait to be prepared, beside the place's title; told of while the desk is open. */
export function OrderCount() {
  const text = useText()
  useOrderLine()
  const count = useOrderCounts().data?.queues['to-prepare'] ?? 0
  return <PlaceCount count={count} label={text('ORDERS_TO_PREPARE', { count })} />
}
