import { Anchor, Container, Grid, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { Order } from '../../data/port/orders.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Part } from '../../ui/page/part.tsx'
import { SaidText } from '../../ui/written/said-text.tsx'
import { OrderActs } from './acts/order-acts.tsx'
import { CustomerPart } from './order/customer-part.tsx'
import { DeliveryPart } from './order/delivery-part.tsx'
import { HistoryPart } from './order/history-part.tsx'
import { LinesPart } from './order/lines-part.tsx'
import { MailsPart } from './order/mails-part.tsx'
import { MoneyPart } from './order/money-part.tsx'
import { NotesPart } from './order/notes-part.tsx'
import { PrescriptionNotice } from './order/prescription-notice.tsx'
import { ReturnsPart, WithdrawalNotice } from './order/returns-part.tsx'
import { OrderStatus } from './order-status.tsx'
import { useOrder } from './orders.queries.ts'

/** One order: what was bought, by whom, where it goes, its money, and what was done with it. */
export function OrderPage({ id }: { id: number }) {
  const text = useText()
  const order = useOrder(id)
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <Anchor component={Link} href="/pedidos" style={{ alignSelf: 'start' }}>
          <Group gap={6} component="span">
            <IconArrowLeft size={16} aria-hidden="true" />
            {text('ORDERS_TITLE')}
          </Group>
        </Anchor>
        <Loaded query={order}>{(loaded) => <Whole order={loaded} />}</Loaded>
      </Stack>
    </Container>
  )
}

function Whole({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <Group justify="space-between">
        <div>
          <Group gap="sm">
            <Title order={1} fz="1.75rem" className="tabular">
              {text('ORDERS_ONE', { number: String(order.number) })}
            </Title>
            <OrderStatus order={order} />
          </Group>
          <Text c="dimmed">{format.moment(order.placedAt)}</Text>
        </div>
        <OrderActs order={order} />
      </Group>
      {order.lacksPrescription && <PrescriptionNotice />}
      <WithdrawalNotice order={order} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="lg">
            <LinesPart order={order} />
            <MoneyPart order={order} />
            <ReturnsPart order={order} />
            <HistoryPart order={order} />
            <MailsPart order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <CustomerPart order={order} />
            <DeliveryPart order={order} />
            <NotesPart order={order} />
            {order.note && (
              <Part title={text('ORDERS_SHOPPERS_NOTE')}>
                <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <SaidText>{order.note}</SaidText>
                </Text>
              </Part>
            )}
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  )
}
