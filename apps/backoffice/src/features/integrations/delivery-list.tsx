import { Button, Code, Table, Text } from '@mantine/core'
import { useData } from '../../shell/data-context.tsx'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useDeliveries, useIntegrationAct } from './integrations.queries.ts'

const stateText = {
  pending: 'DELIVERY_PENDING',
  done: 'DELIVERY_DONE',
  failed: 'DELIVERY_FAILED',
} as const

/** What was sent to a webhook, what came of it, and the way to send it again. */
export function DeliveryList({ webhookId }: { webhookId: number }) {
  const text = useText()
  const format = useFormat()
  const notify = useNotifyRefusal()
  const { integrations } = useData()
  const deliveries = useDeliveries(webhookId)
  const resend = useIntegrationAct(integrations.resend)
  return (
    <>
      <Loaded query={deliveries} size="sm">
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Text size="sm">{text('DELIVERY_NONE')}</Text>
          ) : (
            <WideTable stacks minWidth={560} verticalSpacing="xs" aria-label={text('WEBHOOKS_LOG')}>
              <Table.Tbody>
                {pages.flat().map((each) => (
                  <Table.Tr key={each.id}>
                    <Table.Td className="tabular">{format.moment(each.created)}</Table.Td>
                    <Table.Td>
                      {text(stateText[each.state])} · {text('DELIVERY_ATTEMPTS', { count: each.attempts })}
                      <Text size="sm" c={each.error ? 'clay' : 'dimmed'}>
                        {each.error || each.status}
                        {each.next && ` · ${text('DELIVERY_NEXT', { time: format.moment(each.next) })}`}
                      </Text>
                      <details>
                        <summary>{each.event}</summary>
                        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                          {each.body}
                        </Code>
                      </details>
                    </Table.Td>
                    <Table.Td ta="end">
                      <Button
                        size="compact-md"
                        variant="default"
                        loading={resend.isPending && resend.variables === each.id}
                        onClick={() => resend.mutate(each.id, { onError: notify })}
                      >
                        {text('DELIVERY_RESEND')}
                      </Button>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
          )
        }
      </Loaded>
      <MoreButton query={deliveries} />
    </>
  )
}
