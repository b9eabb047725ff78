import { Badge, Button, Group, List, Paper, Stack, Text } from '@mantine/core'
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import type { Prescription } from '../../data/port/prescriptions.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { PrescriptionPageDialog } from './prescription-page-dialog.tsx'
import { stateColors, stateTexts } from './prescription-states.ts'
import { useDecide } from './prescriptions.queries.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** What an order's shopper has sent, for whom and for what, and what can be decided. */
export function PrescriptionCard({ prescription }: { prescription: Prescription }) {
  const text = useText()
  const { moment } = useFormat()
  const [opened, setOpened] = useState<Prescription['pages'][number] | null>(null)
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null)
  const close = () => setAsked(null)
  const approve = useDecide(prescription, close)
  const { orderId, orderNumber, customer, state, reason, decidedBy, changedAt, products, pages } =
    prescription
  return (
    <Paper component="li" withBorder radius="lg" p="md">
      <Stack gap="sm">
        <Group justify="space-between" align="start">
          <div>
            <Text fw={650}>{text('PRESCRIPTIONS_ORDER', { number: String(orderNumber) })}</Text>
            <Text size="sm" c="dimmed">
              <bdi>{customer}</bdi> · {moment(changedAt)}
            </Text>
          </div>
          <Badge color={stateColors[state]} variant="light">
            {text(stateTexts[state])}
          </Badge>
        </Group>
        <List size="sm" withPadding={false}>
          {products.map((name) => (
            <List.Item key={name}>{name}</List.Item>
          ))}
        </List>
        {pages.length > 0 && (
          <Group gap="xs">
            {pages.map((page) => (
              <Button
                key={page.id}
                size="compact-md"
                variant="default"
                leftSection={page.isPdf ? <IconFileTypePdf size={16} /> : <IconPhoto size={16} />}
                maw={260}
                onClick={() => setOpened(page)}
              >
                {page.name}
              </Button>
            ))}
          </Group>
        )}
        {decidedBy !== '' && (
          <Text size="sm" c="dimmed">
            {text('PRESCRIPTIONS_DECIDED', { name: decidedBy })}
          </Text>
        )}
        {reason !== '' && <Text size="sm">{text('PRESCRIPTIONS_REFUSED_FOR', { reason })}</Text>}
        {state === 'received' && (
          <Group gap="xs">
            <Button size="compact-md" onClick={() => setAsked('approve')}>
              {text('PRESCRIPTIONS_APPROVE')}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setAsked('refuse')}>
              {text('PRESCRIPTIONS_REFUSE')}
            </Button>
          </Group>
        )}
      </Stack>
      {opened && <PrescriptionPageDialog orderId={orderId} page={opened} onClose={() => setOpened(null)} />}
      {asked === 'refuse' && <RefuseDialog prescription={prescription} onClose={close} />}
      <Confirm
        opened={asked === 'approve'}
        title={text('PRESCRIPTIONS_APPROVE')}
        text={text('PRESCRIPTIONS_APPROVE_LEAD', { number: String(orderNumber) })}
        act={text('PRESCRIPTIONS_APPROVE')}
        isForward
        onConfirm={() => approve.mutateAsync('approve')}
        onClose={close}
      />
    </Paper>
  )
}
