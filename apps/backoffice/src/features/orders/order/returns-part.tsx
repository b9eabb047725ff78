import { Alert, Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Order } from '../../../data/port/orders.port.ts'
import type { ReturnRequest } from '../../../data/port/returns.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { returnKindText, returnStateText } from '../../../shell/return-texts.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/page/part.tsx'

/** Beside the lists of returns, so that what is answered there is asked for anew here. */
function useReturnsOf(orderId: number) {
  const { returns } = useData()
  return useQuery({
    queryKey: ['returns', 'of-order', orderId],
    queryFn: () => returns.ofOrder(orderId),
    staleTime: 0,
  })
}

const addressOf = ({ state }: ReturnRequest) => `/solicitudes?estado=${state}`

/** Says that what is about to be sent is asked back, and leads to where that is answered. */
export function WithdrawalNotice({ order }: { order: Order }) {
  const text = useText()
  const waiting = useReturnsOf(order.id).data?.find(
    ({ kind, state }) => kind === 'RETRACTO' && state === 'RECEIVED',
  )
  if (!waiting || order.state !== 'PENDING') return null
  return (
    <Alert color="sun" icon={<IconReceiptRefund size={20} aria-hidden="true" />}>
      {text('ORDERS_WITHDRAWAL_WAITS')}{' '}
      <Anchor component={Link} href={addressOf(waiting)} inherit underline="always">
        {text('RETURNS_TITLE')}
      </Anchor>
    </Alert>
  )
}

/** What its shopper asked about an order, and how that stands; nothing where nothing was asked. */
export function ReturnsPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  const { data: requests = [] } = useReturnsOf(order.id)
  if (requests.length === 0) return null
  return (
    <Part title={text('RETURNS_TITLE')}>
      <Stack gap="md">
        {requests.map((request) => (
          <div key={request.id}>
            <Group gap="xs">
              <Anchor component={Link} href={addressOf(request)} fw={650}>
                {text(returnKindText[request.kind])}
              </Anchor>
              <Badge variant="light" tt="none" color={request.state === 'RECEIVED' ? 'clay' : 'gray'}>
                {text(returnStateText[request.state])}
              </Badge>
            </Group>
            {request.lines.map((line) => (
              <Text size="sm" key={line.position}>{`${line.quantity} × ${line.name}`}</Text>
            ))}
            {request.amount !== null && (
              <Text size="sm" c="dimmed">
                {text('RETURNS_OWED', {
                  amount: format.pesos(request.amount),
                  paid: format.pesos(request.refunded),
                })}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Part>
  )
}
