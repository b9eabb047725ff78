import type { Order, PlainMove } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { useOrderAct } from '../orders.queries.ts'

/** Asks before an order goes a step on, and says what the shopper hears of it. */
export function MoveDialog({
  title,
  move,
  order,
  onClose,
}: {
  title: string
  move: PlainMove
  order: Order
  onClose: () => void
}) {
  const text = useText()
  const { orders } = useData()
  const act = useOrderAct(() => orders.move(order.id, move))
  return (
    <Confirm
      opened
      title={title}
      text={text(whatHappens(move, order))}
      act={title}
      isForward={move !== 'cancel'}
      onConfirm={() => act.mutateAsync(undefined)}
      onClose={onClose}
    />
  )
}

function whatHappens(move: PlainMove, { isPickup, paymentKind, payment }: Order): TextKey {
  if (move === 'prepare') return 'ORDERS_PREPARE_TEXT'
  if (move === 'make-ready') return isPickup ? 'ORDERS_READY_PICKUP_TEXT' : 'ORDERS_READY_TEXT'
  if (move === 'deliver') return 'ORDERS_DELIVER_TEXT'
  if (move === 'reopen') return 'ORDERS_REOPEN_TEXT'
  if (payment !== 'PAID') return 'ORDERS_CANCEL_TEXT'
  return paymentKind === 'webpay' ? 'ORDERS_CANCEL_PAID_TEXT' : 'ORDERS_CANCEL_OWED_TEXT'
}
