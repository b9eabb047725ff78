import { Button, Container, Group, Loader, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { StaffAccount } from '../../data/port/staff.port.ts'
import { useText } from '../../shell/texts.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import { useAccounts } from './staff.queries.ts'

/** The accounts of the staff: who may enter, in which role, and what is known of how they do. */
export default function StaffPage() {
  const text = useText()
  const { data: accounts, error, refetch } = useAccounts()
  const [edited, setEdited] = useState<StaffAccount | 'new' | null>(null)
  return (
    <Container size="lg" py="lg">
      <Stack gap="lg">
        <Group justify="space-between">
          <div>
            <Title order={1} fz="1.75rem">
              {text('STAFF_TITLE')}
            </Title>
            <Text c="dimmed">{text('STAFF_LEAD')}</Text>
          </div>
          <Button onClick={() => setEdited('new')}>{text('STAFF_INVITE')}</Button>
        </Group>
        {!accounts && (error ? <LoadFailed error={error} retry={() => void refetch()} /> : <Loader />)}
        {accounts && (
          <Table.ScrollContainer minWidth={620} tabIndex={0}>
            <Table verticalSpacing="sm" aria-label={text('STAFF_TITLE')}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{text('STAFF_NAME')}</Table.Th>
                  <Table.Th>{text('STAFF_ROLE')}</Table.Th>
                  <Table.Th>{text('STAFF_STATE')}</Table.Th>
                  <Table.Th>{text('STAFF_LAST')}</Table.Th>
                  <Table.Th>{text('STAFF_ACTS')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {accounts.map((account) => (
                  <AccountRow key={account.id} account={account} onEdit={() => setEdited(account)} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
      </Stack>
      {edited && (
        <AccountDialog
          key={edited === 'new' ? 'new' : edited.id}
          account={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Container>
  )
}
