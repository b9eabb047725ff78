import { Button, Group, Text } from '@mantine/core'
import { isTrueOf, type RepeatableMail, repeatableMails } from '#rules/orders/repeatable-mails.ts'
import type { ShownMailKind } from '#rules/shop/mail-kinds.ts'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { useNotifyRefusal } from '../../../ui/feedback/use-notify-refusal.ts'
import { Part } from '../../../ui/page/part.tsx'
import { useMember } from '../../session/session.queries.ts'
import { mailKindText, mailStateText } from '../mail-texts.ts'
import { useOrderAct } from '../orders.queries.ts'

/** What was mailed about an order; what tells how it stands can be mailed again. */
export function MailsPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { orders } = useData()
  const { role } = useMember()
  const notify = useNotifyRefusal()
  const again = useOrderAct((kind: RepeatableMail) => orders.mailAgain(order.id, kind))
  const last = new Map(order.mails.map((mail) => [mail.kind, mail.id]))
  const isRepeatable = (kind: ShownMailKind): kind is RepeatableMail =>
    repeatableMails.some((each) => each === kind && isTrueOf(each, order)) &&
    role !== 'warehouse' &&
    order.customer.email !== ''
  return (
    <Part title={text('ORDERS_MAILS')}>
      {order.mails.length === 0 && <Text c="dimmed">{text('ORDERS_MAILS_NONE')}</Text>}
      {order.mails.map(({ id, kind, state, to, at }) => (
        <Group key={id} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Text fw={550}>{text(mailKindText[kind])}</Text>
            <Text size="sm" c={state === 'dead' ? 'clay' : 'dimmed'} style={{ overflowWrap: 'anywhere' }}>
              {text(mailStateText[state])} · {format.moment(at)} · {to}
            </Text>
          </div>
          {isRepeatable(kind) && last.get(kind) === id && state !== 'waiting' && (
            <Button
              size="compact-sm"
              variant="default"
              loading={again.isPending && again.variables === kind}
              aria-label={text('ORDERS_MAIL_AGAIN_OF', { mail: text(mailKindText[kind]) })}
              onClick={() => again.mutate(kind, { onError: notify })}
            >
              {text('ORDERS_MAIL_AGAIN')}
            </Button>
          )}
        </Group>
      ))}
    </Part>
  )
}
