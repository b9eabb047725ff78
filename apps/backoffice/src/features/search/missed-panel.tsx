import { Anchor, Button, Group, Table, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { MissedSearch } from '../../data/port/search.port.ts'
import { useFormat } from '../../shell/format.ts'
import { randomKey } from '../../shell/random-key.ts'
import { useText } from '../../shell/texts.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { useNotifyRefusal } from '../../ui/feedback/use-notify-refusal.ts'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useAddSynonyms, useMissed } from './search.queries.ts'

/** What shoppers looked for in vain; each becomes a synonym of what the shop calls it. */
export function MissedPanel({ onAttempt }: { onAttempt: (words: string) => void }) {
  const text = useText()
  const missed = useMissed()
  return (
    <Loaded query={missed}>
      {(rows) =>
        rows.length === 0 ? (
          <Empty icon={IconCircleCheck}>{text('SEARCH_MISSED_NONE')}</Empty>
        ) : (
          <WideTable stacks minWidth={640} verticalSpacing="sm" aria-label={text('SEARCH_MISSED')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text('SEARCH_MISSED_WORDS')}</Table.Th>
                <Table.Th ta="end">{text('SEARCH_MISSED_COUNT')}</Table.Th>
                <Table.Th>{text('SEARCH_MISSED_LAST')}</Table.Th>
                <Table.Th>{text('SEARCH_MISSED_SAME')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <MissedRow key={row.words} row={row} onAttempt={() => onAttempt(row.words)} />
              ))}
            </Table.Tbody>
          </WideTable>
        )
      }
    </Loaded>
  )
}

function MissedRow({
  row: { words, count, lastDay },
  onAttempt,
}: {
  row: MissedSearch
  onAttempt: () => void
}) {
  const text = useText()
  const format = useFormat()
  const [same, setSame] = useState('')
  const notifyRefusal = useNotifyRefusal()
  const [key, setKey] = useState(randomKey)
  const save = useAddSynonyms(key, () => {
    setKey(randomKey())
    notifications.show({ message: text('SEARCH_MISSED_SAVED', { words, same }) })
    setSame('')
  })
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component="button" type="button" size="sm" onClick={onAttempt}>
          {words}
        </Anchor>
      </Table.Td>
      <Table.Td data-column={text('SEARCH_MISSED_COUNT')} ta="end" className="tabular">
        {count}
      </Table.Td>
      <Table.Td data-column={text('SEARCH_MISSED_LAST')}>{format.shortDay(lastDay)}</Table.Td>
      <Table.Td data-column={text('SEARCH_MISSED_SAME')}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate([words, same], { onError: notifyRefusal })
          }}
        >
          <Group gap="xs" wrap="nowrap">
            <TextInput
              aria-label={text('SEARCH_MISSED_SAME_OF', { words })}
              placeholder={text('SEARCH_MISSED_EXAMPLE')}
              size="xs"
              value={same}
              onChange={(event) => setSame(event.currentTarget.value)}
              maxLength={60}
              required
            />
            <Button type="submit" size="xs" variant="light" loading={save.isPending}>
              {text('SEARCH_MISSED_ACT')}
            </Button>
          </Group>
        </form>
      </Table.Td>
    </Table.Tr>
  )
}
