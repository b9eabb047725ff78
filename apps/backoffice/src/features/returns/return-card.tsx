import { Anchor, Badge, Group, List, Paper, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { ReturnRequest } from '../../data/port/returns.port.ts'
import { useFormat } from '../../shell/format.ts'
import { remedyText, returnKindText, returnStateText } from '../../shell/return-texts.ts'
import { useText } from '../../shell/texts.tsx'
import { SaidText } from '../../ui/written/said-text.tsx'
import { ReturnActs } from './return-acts.tsx'

/** What a shopper asks, what was answered, what came back and what is owed. */
export function ReturnCard({ request }: { request: ReturnRequest }) {
  const text = useText()
  const format = useFormat()
  const { amount, dueOn, refunded } = request
  return (
    <Paper component="li" withBorder radius="lg" p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Anchor component={Link} href={`/pedidos/${request.orderId}`} fw={650}>
            {text('ORDERS_ONE', { number: String(request.orderNumber) })}
          </Anchor>
          <Group gap="xs">
            <Badge variant="light" tt="none">
              {text(returnKindText[request.kind])}
            </Badge>
            <Badge variant="outline" tt="none" color="gray">
              {text(remedyText[request.remedy])}
            </Badge>
          </Group>
        </Group>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <SaidText>{request.reason}</SaidText>
        </Text>
        <List size="sm">
          {request.lines.map((line) => (
            <List.Item key={line.position}>
              {`${line.quantity} × ${line.name}`}
              {line.restocked > 0 && (
                <Text component="span" inherit c="dimmed">
                  {` · ${text('RETURNS_RESTOCKED', { count: line.restocked })}`}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
        {amount !== null && (
          <Text size="sm">
            {text('RETURNS_OWED', { amount: format.pesos(amount), paid: format.pesos(refunded) })}
            {dueOn && refunded < amount && ` · ${text('RETURNS_DUE', { day: format.fullDay(dueOn) })}`}
          </Text>
        )}
        {request.history.map((step) => (
          <Text size="sm" c="dimmed" key={`${step.state} ${step.at}`} style={{ overflowWrap: 'anywhere' }}>
            {`${text(returnStateText[step.state])} · ${format.moment(step.at)}`}
            {step.actor !== 'shopper' && ` · ${step.actor}`}
            {step.answer && <SaidText>{`: ${step.answer}`}</SaidText>}
          </Text>
        ))}
        <ReturnActs request={request} />
      </Stack>
    </Paper>
  )
}
