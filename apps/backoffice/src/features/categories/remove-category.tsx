import type { DeskCategory } from '../../data/port/categories.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { RemoveInto } from '../../ui/dialog/remove-into.tsx'
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
  return (
    <RemoveInto
      title={text('CATEGORIES_REMOVE_OF', { name: category.fields.name })}
      help={text('CATEGORIES_REMOVE_HELP')}
      label={text('CATEGORIES_REMOVE_TO')}
      placeholder={text('CATEGORIES_REMOVE_NOWHERE')}
      others={namedPaths(categories, (id) => id !== category.id)}
      field="mover_a"
      actOf={() => text('CATEGORIES_REMOVE')}
      toldOf={(count) => text('CATEGORIES_REMOVED', { count })}
      remove={(into) => data.categories.remove(category, into)}
      onRemoved={() => {
        onRemoved()
        return changed()
      }}
      onClose={onClose}
    />
  )
}
