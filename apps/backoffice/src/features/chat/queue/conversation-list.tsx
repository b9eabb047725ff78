import { Button, Group, Loader, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { ConversationList as ListName } from '../../../data/port/chat.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useConversations, useCounts } from '../chat.queries.ts'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { QueueActs } from './queue-acts.tsx'

const lists: readonly ListName[] = ['waiting', 'mine', 'all', 'closed']

/** The queue: who waits, one's own, all and those that have ended, with a search over names and messages. */
export function ConversationList({ openId }: { openId: number | null }) {
  const text = useText()
  const [list, setList] = useState<ListName>('waiting')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const counts = useCounts().data
  return (
    <section className={styles.pane} aria-label={text('CHAT_QUEUE')}>
      <Stack gap="xs" p="sm">
        <Group gap={4} wrap="nowrap">
          <TextInput
            type="search"
            flex={1}
            aria-label={text('CHAT_SEARCH')}
            placeholder={text('CHAT_SEARCH')}
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <QueueActs />
        </Group>
        <SegmentedControl
          aria-label={text('CHAT_QUEUE')}
          fullWidth
          size="xs"
          value={list}
          onChange={setList}
          data={lists.map((name) => ({
            value: name,
            label: withCount(text(labelOf(name)), name === 'closed' ? 0 : counts?.[name]),
          }))}
        />
      </Stack>
      <Rows list={list} search={search} openId={openId} />
    </section>
  )
}

const withCount = (label: string, count = 0) => (count > 0 ? `${label} ${count}` : label)

const labelOf = (name: ListName) => `CHAT_LIST_${name.toUpperCase() as Uppercase<ListName>}` as const

function Rows({ list, search, openId }: { list: ListName; search: string; openId: number | null }) {
  const text = useText()
  const now = useNow()
  const {
    data,
    error,
    isPending,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useConversations(list, search)
  if (isPending) return <Loader m="lg" size="sm" />
  if (!data) return <LoadFailed error={error} retry={() => void refetch()} />
  // A page that moved between two questions brings a row again.
  const rows = [...new Map(data.pages.flat().map((row) => [row.id, row])).values()]
  if (rows.length === 0)
    return <p className={styles.empty}>{text(search ? 'CHAT_NONE_FOUND' : emptyOf(list))}</p>
  return (
    <div className={styles.rows}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <ConversationRow conversation={row} isOpen={row.id === openId} now={now} />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && <Refused error={error} />}
      {hasNextPage && (
        <Button
          variant="subtle"
          fullWidth
          radius={0}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text('CHAT_MORE')}
        </Button>
      )}
    </div>
  )
}

const emptyOf = (name: ListName) => `CHAT_EMPTY_${name.toUpperCase() as Uppercase<ListName>}` as const
