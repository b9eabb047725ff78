import { Anchor, Badge, Button, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ComparedCustomer, RepeatedCustomer } from '../../data/port/customers.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useMember } from '../session/session.queries.ts'
import { useRepeated } from './customers.queries.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { sideOf } from './merge-sides.ts'
import { sameText } from './same-text.ts'

/** Who may stand twice in the shop, each beside whom they may be one with. */
export function RepeatedPage() {
  const text = useText()
  const repeated = useRepeated()
  const [merging, setMerging] = useState<RepeatedCustomer | null>(null)
  const back = (
    <Button
      component={Link}
      href="/clientes"
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
    >
      {text('DESK_CUSTOMERS')}
    </Button>
  )
  return (
    <Page title={text('CUSTOMERS_REPEATED')} lead={text('CUSTOMERS_REPEATED_LEAD')} acts={back}>
      <Loaded query={repeated}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconUserCheck}>{text('CUSTOMERS_REPEATED_NONE')}</Empty>
          ) : (
            <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((pair) => (
                <Pair key={pair.customer.id} pair={pair} onMerge={() => setMerging(pair)} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={repeated} />
      {merging && (
        <MergeDialog
          sides={[sideOf(merging.other), sideOf(merging.customer)]}
          onClose={() => setMerging(null)}
        />
      )}
    </Page>
  )
}

function Pair({ pair: { customer, other }, onMerge }: { pair: RepeatedCustomer; onMerge: () => void }) {
  const text = useText()
  const { role } = useMember()
  return (
    <Paper component="li" withBorder radius="md" p="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Person customer={other} />
        <Person customer={customer} />
      </SimpleGrid>
      <Group justify="space-between" mt="sm">
        <Group gap="xs">
          {customer.same.map((each) => (
            <Badge key={each} variant="light">
              {text(sameText[each])}
            </Badge>
          ))}
        </Group>
        {role !== 'agent' && (
          <Button variant="default" size="sm" onClick={onMerge}>
            {text('CUSTOMERS_MERGE')}
          </Button>
        )}
      </Group>
    </Paper>
  )
}

function Person({ customer }: { customer: ComparedCustomer }) {
  const text = useText()
  const format = useFormat()
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Anchor component={Link} href={`/clientes/${customer.id}`} fw={600}>
        <bdi>{customer.name || customer.email}</bdi>
      </Anchor>
      <Text size="sm" c="dimmed">
        {[
          customer.email,
          text(customer.kind === 'customer' ? 'CUSTOMERS_HAS_ACCOUNT' : 'CUSTOMERS_IS_GUEST'),
          text('CUSTOMERS_ORDER_COUNT', { count: customer.orders }),
          format.moment(customer.created),
        ].join(' · ')}
      </Text>
    </div>
  )
}
