import { Anchor, Badge, Group, List, Paper, Stack, Text } from '@mantine/core'
import { Link } from 'wouter'
import type { Claim } from '../../data/port/returns.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { ClaimActs } from './return-acts.tsx'
import { claimKindText, claimStateText, remedyText } from './return-texts.ts'

/** What a shopper asks, what was answered, what came back and what is owed. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const text = useText()
  const format = useFormat()
  const { amount, dueOn, refunded } = claim
  return (
    <Paper component="li" withBorder radius="lg" p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Anchor component={Link} href={`/pedidos/${claim.orderId}`} fw={650}>
            {text('ORDERS_ONE', { number: String(claim.orderNumber) })}
          </Anchor>
          <Group gap="xs">
            <Badge variant="light" tt="none">
              {text(claimKindText[claim.kind])}
            </Badge>
            <Badge variant="outline" tt="none" color="gray">
              {text(remedyText[claim.remedy])}
            </Badge>
          </Group>
        </Group>
        <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{claim.reason}</Text>
        <List size="sm">
          {claim.lines.map((line) => (
            <List.Item key={line.position}>
              {`${line.quantity} × ${line.name}`}
              {line.restocked > 0 && (
                <Text component="span" c="dimmed">
                  {` · ${text('CLAIMS_RESTOCKED', { count: line.restocked })}`}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
        {amount !== null && (
          <Text size="sm">
            {text('CLAIMS_OWED', { amount: format.pesos(amount), paid: format.pesos(refunded) })}
            {dueOn && refunded < amount && ` · ${text('CLAIMS_DUE', { day: format.shortDay(dueOn) })}`}
          </Text>
        )}
        {claim.history.map((step) => (
          <Text size="sm" c="dimmed" key={`${step.state} ${step.at}`} style={{ overflowWrap: 'anywhere' }}>
            {`${text(claimStateText[step.state])} · ${format.moment(step.at)}`}
            {step.actor !== 'shopper' && ` · ${step.actor}`}
            {step.answer && `: ${step.answer}`}
          </Text>
        ))}
        <ClaimActs claim={claim} />
      </Stack>
    </Paper>
  )
}
