import { Button, Table, Text } from '@mantine/core'
import type { LogEntry } from '../../data/port/staff.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { LogRow } from './log-row.tsx'
import { useLog } from './staff.queries.ts'

/** Who of the staff did what. */
export default function LogPage() {
  const text = useText()
  const log = useLog()
  return (
    <Page title={text('LOG_TITLE')} lead={text('LOG_LEAD')}>
      <Loaded query={log}>{({ pages }) => <Entries entries={pages.flat()} />}</Loaded>
      {log.hasNextPage && (
        <Button
          variant="default"
          style={{ alignSelf: 'center' }}
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {text('LOG_MORE')}
        </Button>
      )}
    </Page>
  )
}

function Entries({ entries }: { entries: readonly LogEntry[] }) {
  const text = useText()
  if (entries.length === 0) return <Text>{text('LOG_EMPTY')}</Text>
  return (
    <Table verticalSpacing="sm" aria-label={text('LOG_TITLE')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text('LOG_DATE')}</Table.Th>
          <Table.Th>{text('LOG_WHO')}</Table.Th>
          <Table.Th>{text('LOG_WHAT')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </Table.Tbody>
    </Table>
  )
}
