import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'

/** What is done with a row: changed, or taken away after a question. */
export function RowActs({
  words,
  onEdit,
  onRemove,
}: {
  words: string
  onEdit: () => void
  onRemove: () => Promise<unknown>
}) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <Group gap={4} wrap="nowrap" justify="end">
      <ActionIcon size="lg" aria-label={text('SEARCH_EDIT_OF', { words })} onClick={onEdit}>
        <IconPencil size={18} />
      </ActionIcon>
      <ActionIcon
        size="lg"
        color="clay"
        variant="subtle"
        aria-label={text('SEARCH_REMOVE_OF', { words })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={18} />
      </ActionIcon>
      <Confirm
        opened={isAsking}
        title={text('SEARCH_REMOVE_OF', { words })}
        text={text('SEARCH_REMOVE_TEXT')}
        act={text('SEARCH_REMOVE')}
        onConfirm={onRemove}
        onClose={() => setAsking(false)}
      />
    </Group>
  )
}
