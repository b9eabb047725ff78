import { Text, Timeline } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownMailKind } from '#rules/shop/mail-kinds.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import { useFormat } from '../../../shell/format.ts'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { useMember } from '../../session/session.queries.ts'
import { LogChanges } from '../../staff/log-changes.tsx'
import { mailKindText } from '../mail-texts.ts'
import { paymentText, queueOf, queueText } from '../order-status.tsx'
import { useOrderMoney } from '../orders.queries.ts'
import { refundMethodText } from '../refund-method-text.ts'

type Happening = { at: string; actor: string; title: string; about?: ReactNode }

/**
 * All that happened with an order, the newest first, with who did it: its steps, edits, refunds, mails sent again and
 * what came of its prescription.
 */
export function HistoryPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const happenings = useHappenings(order)
  const who = (actor: string) => {
    if (actor === 'shopper') return text('ORDERS_BY_SHOPPER')
    return actor === 'shop' || actor === '' ? text('ORDERS_BY_SHOP') : actor
  }
  return (
    <Part title={text('ORDERS_HISTORY')}>
      <Timeline active={happenings.length} bulletSize={14} lineWidth={2}>
        {happenings.map(({ at, actor, title, about }) => (
          <Timeline.Item key={`${at} ${title}`} title={title}>
            <Text size="sm" c="dimmed">
              {format.moment(at)} · {who(actor)}
            </Text>
            {about}
          </Timeline.Item>
        ))}
      </Timeline>
    </Part>
  )
}

function useHappenings({ id, paymentKind, history, acts }: Order): Happening[] {
  const text = useText()
  const format = useFormat()
  // The warehouse has no part in the money.
  const money = useOrderMoney(id, { enabled: useMember().role !== 'warehouse' })
  const steps = history.map((step) => ({
    ...step,
    title: `${text(queueText[queueOf({ ...step, paymentKind })])} · ${text(paymentText[step.payment])}`,
  }))
  const refunds = (money.data?.refunds ?? []).map(({ at, by, amount, method }) => ({
    ...{ at, actor: by },
    title:
      amount === 0
        ? text('MAILS_ORDER_REDUCED')
        : text('ORDERS_HISTORY_REFUND', {
            amount: format.pesos(amount),
            method: text(refundMethodText[method]),
          }),
  }))
  const others = acts.map((act) => ({
    ...act,
    title: text(actText[act.action]),
    about: <AboutAct act={act} />,
  }))
  return [...steps, ...refunds, ...others]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .reverse()
}

type Act = Order['acts'][number]

const actText: Record<Act['action'], TextKey> = {
  'pedido-editado': 'LOG_PEDIDO_EDITADO',
  'pedido-correo-reenviado': 'LOG_PEDIDO_CORREO_REENVIADO',
  'receta-recibida': 'ORDERS_PRESCRIPTION_CAME',
  'receta-aprobada': 'ORDERS_PRESCRIPTION_APPROVED',
  'receta-rechazada': 'ORDERS_PRESCRIPTION_REFUSED',
}

/** Which mail it was, why a prescription was refused, or what was changed. */
function AboutAct({ act }: { act: Act }) {
  const text = useText()
  if (!act.detail) return <LogChanges entry={act} />
  const isMail = act.action === 'pedido-correo-reenviado'
  return <Text size="sm">{isMail ? text(mailKindText[shownMailKind(act.detail)]) : act.detail}</Text>
}
