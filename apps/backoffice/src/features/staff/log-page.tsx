import { Table } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { dayValue, idValue, oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { Page } from '../../ui/page/page.tsx'
import { LogFilterBar } from './log-filters.tsx'
import { LogRow } from './log-row.tsx'
import { useLog } from './staff.queries.ts'

const everything = { persona: '', accion: '', desde: '', hasta: '' }

/** Who of the staff did what. */
export default function LogPage() {
  const text = useText()
  const { actions } = useData().staff
  const values = useMemo(
    () => ({ persona: idValue, accion: oneOf(actions), desde: dayValue, hasta: dayValue }),
    [actions],
  )
  const { filters, set } = useAddressFilters(everything, values)
  const { persona: accountId, accion: action, desde: from, hasta: until } = filters
  const log = useLog({ accountId, action, from, until })
  const person = accountId === '' ? '' : (log.data?.pages[0]?.[0]?.actor ?? '')
  return (
    <Page title={text('LOG_TITLE')} lead={text('LOG_LEAD')}>
      <LogFilterBar filters={filters} person={person} onChange={set} />
      <Loaded query={log}>
        {({ pages }) => (
          <Entries
            entries={pages.flat()}
            onPerson={(entry) => set({ persona: String(entry.accountId ?? '') })}
          />
        )}
      </Loaded>
      <MoreButton query={log} />
    </Page>
  )
}

function Entries({
  entries,
  onPerson,
}: {
  entries: readonly LogEntry[]
  onPerson: (entry: LogEntry) => void
}) {
  const text = useText()
  if (entries.length === 0) return <Empty icon={IconHistory}>{text('LOG_EMPTY')}</Empty>
  return (
    <WideTable stacks minWidth={440} verticalSpacing="sm" aria-label={text('LOG_TITLE')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('LOG_DATE')}</Table.Th>
          <Table.Th>{text('LOG_WHO')}</Table.Th>
          <Table.Th>{text('LOG_WHAT')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} onPerson={onPerson} />
        ))}
      </Table.Tbody>
    </WideTable>
  )
}
