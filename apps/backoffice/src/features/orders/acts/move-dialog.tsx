import type { Order, PlainMove } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { useOrderAct, useOrderMoney } from '../orders.queries.ts'

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
  const format = useFormat()
  const isCancel = move === 'cancel' && order.payment === 'PAID'
  const money = useOrderMoney(order.id, { enabled: isCancel }).data
  const act = useOrderAct(() => orders.move(order.id, move))
  return (
    <Confirm
      opened
      title={title}
      text={[
        text(whatHappens(move, order)),
        ...(isCancel && money ? [text('ORDERS_CANCEL_AMOUNT', { amount: format.pesos(money.left) })] : []),
        ...(isCancel && money && money.promised > 0
          ? [text('ORDERS_REFUND_SETTLES', { amount: format.pesos(money.promised) })]
          : []),
      ].join(' ')}
      act={title}
      // Beside 'Cancel the order' a button 'Cancel' could be either.
      {...(move === 'cancel' && { keep: text('ORDERS_KEEP') })}
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
