import { Modal, Select, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskCategory } from '../../data/port/categories.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { FormActs } from '../../ui/form-acts.tsx'
import { fieldError } from '../../ui/refused.tsx'
import { useTreeChanged } from './categories.queries.ts'
import { namedPaths } from './named-paths.ts'

/** Takes a category away; its products go where that is said. */
export function RemoveCategory({
  categories,
  category,
  onClose,
  onRemoved,
}: {
  categories: DeskCategory[]
  category: DeskCategory
  onClose: () => void
  onRemoved: () => void
}) {
  const text = useText()
  const data = useData()
  const changed = useTreeChanged()
  const [moveTo, setMoveTo] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: () => data.categories.remove(category, moveTo === null ? null : Number(moveTo)),
    onSuccess: async (moved) => {
      notifications.show({ message: text('CATEGORIES_REMOVED', { count: moved }) })
      onRemoved()
      onClose()
      await changed()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={text('CATEGORIES_REMOVE_OF', { name: category.fields.name })}
      closeButtonProps={{ 'aria-label': text('DESK_CLOSE') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          remove.mutate()
        }}
      >
        <Stack>
          <Text size="sm">{text('CATEGORIES_REMOVE_HELP')}</Text>
          <Select
            label={text('CATEGORIES_REMOVE_TO')}
            placeholder={text('CATEGORIES_REMOVE_NOWHERE')}
            data={namedPaths(categories, (id) => id !== category.id)}
            value={moveTo}
            onChange={setMoveTo}
            error={fieldError(remove.error, 'mover_a')}
            searchable
            clearable
          />
          <FormActs
            act={text('CATEGORIES_REMOVE')}
            isBusy={remove.isPending}
            error={remove.error}
            fields={['mover_a']}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}
