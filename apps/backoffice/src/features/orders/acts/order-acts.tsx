import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { useMember } from '../../session/session.queries.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type OrderAct, offeredActs } from './offered-acts.ts'
import { PayDialog } from './pay-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { TakeOffDialog } from './take-off-dialog.tsx'
import { UndoPaymentDialog } from './undo-payment-dialog.tsx'

const actText: Record<OrderAct, TextKey> = {
  pay: 'ORDERS_ACT_PAY',
  unpay: 'ORDERS_ACT_UNPAY',
  prepare: 'ORDERS_ACT_PREPARE',
  'make-ready': 'ORDERS_ACT_MAKE_READY',
  ship: 'ORDERS_ACT_SHIP',
  deliver: 'ORDERS_ACT_DELIVER',
  cancel: 'ORDERS_ACT_CANCEL',
  reopen: 'ORDERS_ACT_REOPEN',
  refund: 'ORDERS_ACT_REFUND',
  'take-off': 'ORDERS_ACT_TAKE_OFF',
}

/** What is picked up is handed over by the shop itself. */
const actTextOf = (act: OrderAct, { isPickup }: Order): TextKey =>
  act === 'deliver' && isPickup ? 'ORDERS_ACT_HAND_OVER' : actText[act]

const ending: readonly OrderAct[] = ['cancel', 'unpay']

/** What comes next for an order as a button, and all else that may be done with it behind a menu. */
export function OrderActs({ order }: { order: Order }) {
  const text = useText()
  const { role } = useMember()
  const [act, setAct] = useState<OrderAct | null>(null)
  const { next, others } = offeredActs(order, role)
  return (
    <Group gap="xs">
      {next && <Button onClick={() => setAct(next)}>{text(actTextOf(next, order))}</Button>}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} radius="xl" aria-label={text('ORDERS_MORE_ACTS')}>
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((each) => (
              <Menu.Item
                key={each}
                {...(ending.includes(each) && { c: 'clay' })}
                onClick={() => setAct(each)}
              >
                {text(actTextOf(each, order))}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {act && <ActDialog act={act} order={order} onClose={() => setAct(null)} />}
    </Group>
  )
}

function ActDialog({ act, order, onClose }: { act: OrderAct; order: Order; onClose: () => void }) {
  const text = useText()
  const title = text(actTextOf(act, order))
  if (act === 'pay') return <PayDialog title={title} order={order} onClose={onClose} />
  if (act === 'unpay') return <UndoPaymentDialog title={title} order={order} onClose={onClose} />
  if (act === 'ship') return <ShipDialog title={title} order={order} onClose={onClose} />
  if (act === 'deliver' && order.isPickup)
    return <HandOverDialog title={title} order={order} onClose={onClose} />
  if (act === 'take-off') return <TakeOffDialog title={title} order={order} onClose={onClose} />
  if (act === 'refund') return <RefundDialog title={title} order={order} onClose={onClose} />
  return <MoveDialog title={title} move={act} order={order} onClose={onClose} />
}
