import type { DeskCategory } from '../../data/port/categories.port.ts'
import { categoryOptions } from '../products/category-options.ts'

/** Categories to choose from, each with the names of those above it. */
export const namedPaths = (
  all: readonly DeskCategory[],
  isOffered: (id: number) => boolean,
): { value: string; label: string }[] =>
  categoryOptions(all.map(({ id, parentId, fields }) => ({ id, parentId, name: fields.name }))).filter(
    ({ value }) => isOffered(Number(value)),
  )
