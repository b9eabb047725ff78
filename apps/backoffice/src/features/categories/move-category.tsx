import { Select, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { misplacement } from '#rules/products/category-tree.ts'
import type { DeskCategory } from '../../data/port/categories.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { fieldError } from '../../ui/feedback/refused.tsx'
import { FormActs } from '../../ui/form/form-acts.tsx'
import { useTreeChanged } from './categories.queries.ts'
import { namedPaths } from './named-paths.ts'

/** Puts a category under another, or at the top, without a drag. */
export function MoveCategory({
  categories,
  category,
  onClose,
}: {
  categories: DeskCategory[]
  category: DeskCategory
  onClose: () => void
}) {
  const text = useText()
  const data = useData()
  const changed = useTreeChanged()
  const [parent, setParent] = useState(category.parentId === null ? null : String(category.parentId))
  const move = useMutation({
    mutationFn: () =>
      data.categories.move(category, { parentId: parent === null ? null : Number(parent), beforeId: null }),
    onSuccess: async () => {
      await changed()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={text('CATEGORIES_MOVE_OF', { name: category.fields.name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          move.mutate()
        }}
      >
        <Stack>
          <Select
            label={text('PRODUCTS_CATEGORY_UNDER')}
            placeholder={text('PRODUCTS_CATEGORY_TOP')}
            data={namedPaths(categories, (id) => misplacement(categories, category.id, id) === null)}
            value={parent}
            onChange={setParent}
            error={fieldError(move.error, 'id_padre')}
            searchable
            clearable
            data-autofocus
          />
          <FormActs
            act={text('CATEGORIES_MOVE_ACT')}
            isBusy={move.isPending}
            error={move.error}
            fields={['id_padre']}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
