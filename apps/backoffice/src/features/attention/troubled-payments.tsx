import { Anchor, Stack, Table, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { TroubledPayment } from '../../data/port/attention.port.ts'
import { useFormat } from '../../shell/format.ts'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useTroubledPayments } from './attention.queries.ts'

/** Payments that are stuck, whose fate the gateway never told, or whose money does not go back. */
export function TroubledPayments() {
  const text = useText()
  const payments = useTroubledPayments()
  return (
    <Stack>
      <Loaded query={payments}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconCircleCheck}>{text('ATTENTION_PAYMENTS_NONE')}</Empty>
          ) : (
            <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('ATTENTION_PAYMENTS')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{text('ORDERS_NUMBER')}</Table.Th>
                  <Table.Th>{text('ORDERS_PLACED')}</Table.Th>
                  <Table.Th>{text('ATTENTION_WHY')}</Table.Th>
                  <Table.Th ta="end">{text('ORDERS_AMOUNT')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {pages.flat().map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </Table.Tbody>
            </WideTable>
          )
        }
      </Loaded>
      <MoreButton query={payments} />
    </Stack>
  )
}

function PaymentRow({ payment }: { payment: TroubledPayment }) {
  const text = useText()
  const format = useFormat()
  const errors = payment.refunds.flatMap(({ error }) => (error ? [error] : []))
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} href={`/pedidos/${payment.orderId}`} fw={650}>
          {payment.orderNumber}
        </Anchor>
        <Text size="sm" c="dimmed">
          {payment.reference}
        </Text>
      </Table.Td>
      <Table.Td data-column={text('ORDERS_PLACED')} className="tabular">
        {format.moment(payment.at)}
      </Table.Td>
      <Table.Td>
        {text(whyOf(payment))}
        {errors.map((error) => (
          <Text key={error} size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {error}
          </Text>
        ))}
      </Table.Td>
      <Table.Td data-column={text('ORDERS_AMOUNT')} ta="end" className="tabular">
        {format.pesos(payment.amount)}
      </Table.Td>
    </Table.Tr>
  )
}

function whyOf({ state, refunds }: TroubledPayment): TextKey {
  if (state === 'LOST') return 'ATTENTION_LOST'
  if (refunds.some((refund) => refund.state === 'FAILED')) return 'ATTENTION_REFUND_FAILED'
  if (refunds.some((refund) => refund.state === 'DUE')) return 'ATTENTION_REFUND_STUCK'
  return refunds.some(({ error }) => error) ? 'ATTENTION_REFUND_SHORT' : 'ATTENTION_STUCK'
}
