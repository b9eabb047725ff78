import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight } from '@mantine/spotlight'
import { IconMessage } from '@tabler/icons-react'
import { useLocation } from 'wouter'
import { useText } from '../../../shell/texts.tsx'
import { useMayLeave } from '../../../ui/form/use-unsaved-guard.ts'
import { useConversations } from '../chat.queries.ts'

const mostShown = 6

/** The conversations in which the words of the palette stand. */
export default function FoundConversations({ query }: { query: string }) {
  const text = useText()
  const [, go] = useLocation()
  const mayLeave = useMayLeave()
  const [words] = useDebouncedValue(query.trim(), 250)
  const found = useConversations('all', words).data?.pages[0]?.slice(0, mostShown) ?? []
  if (found.length === 0) return null
  return (
    <Spotlight.ActionsGroup label={text('CHAT_CONVERSATIONS')}>
      {found.map(({ id, name, lastMessage }) => (
        <Spotlight.Action
          key={id}
          label={name}
          description={lastMessage ?? undefined}
          leftSection={<IconMessage size={20} />}
          onClick={() => mayLeave() && go(`/chat/${id}`)}
        />
      ))}
    </Spotlight.ActionsGroup>
  )
}
