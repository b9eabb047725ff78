import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { randomKey } from '../../../shell/random-key.ts'
import { useText } from '../../../shell/texts.tsx'
import { fieldError, Refused } from '../../../ui/feedback/refused.tsx'
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard.ts'
import { Part } from '../../../ui/page/part.tsx'
import { SaidText } from '../../../ui/written/said-text.tsx'
import { useOrderAct } from '../orders.queries.ts'

/** What the staff writes to one another about an order. */
export function NotesPart({ order }: { order: Order }) {
  const text = useText()
  const format = useFormat()
  return (
    <Part title={text('ORDERS_NOTES')} lead={text('ORDERS_NOTES_LEAD')}>
      {order.notes.map((note) => (
        <div key={note.id}>
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <SaidText>{note.content}</SaidText>
          </Text>
          <Text size="sm" c="dimmed">
            {note.author} · {format.moment(note.at)}
          </Text>
        </div>
      ))}
      <NoteForm orderId={order.id} />
    </Part>
  )
}

function NoteForm({ orderId }: { orderId: number }) {
  const text = useText()
  const { orders } = useData()
  const [content, setContent] = useState('')
  const [key, setKey] = useState(randomKey)
  const keep = useOrderAct(
    () => orders.note(orderId, content, key),
    () => {
      setContent('')
      setKey(randomKey())
    },
  )
  useUnsavedGuard(content.trim() !== '' && !keep.isPending)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        keep.mutate(undefined)
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={text('ORDERS_NOTE')}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
          error={fieldError(keep.error, 'texto')}
          maxLength={2000}
          autosize
          minRows={2}
          required
        />
        <Refused error={keep.error} fields={['texto']} />
        <Group justify="end">
          <Button type="submit" variant="default" loading={keep.isPending}>
            {text('ORDERS_NOTE_ADD')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
