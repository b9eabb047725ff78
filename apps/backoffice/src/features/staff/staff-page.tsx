import { Button, Table } from '@mantine/core'
import { useState } from 'react'
import type { StaffAccount } from '../../data/port/staff.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import { useAccounts } from './staff.queries.ts'

/** The accounts of the staff: who may enter, in which role, and what is known of how they do. */
export default function StaffPage() {
  const text = useText()
  const accounts = useAccounts()
  const [edited, setEdited] = useState<StaffAccount | 'new' | null>(null)
  return (
    <Page
      title={text('STAFF_TITLE')}
      lead={text('STAFF_LEAD')}
      acts={<Button onClick={() => setEdited('new')}>{text('STAFF_INVITE')}</Button>}
    >
      <Loaded query={accounts}>
        {(rows) => (
          <WideTable stacks minWidth={620} verticalSpacing="sm" aria-label={text('STAFF_TITLE')}>
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
              {rows.map((account) => (
                <AccountRow key={account.id} account={account} onEdit={() => setEdited(account)} />
              ))}
            </Table.Tbody>
          </WideTable>
        )}
      </Loaded>
      {edited && (
        <AccountDialog
          key={edited === 'new' ? 'new' : edited.id}
          account={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}
