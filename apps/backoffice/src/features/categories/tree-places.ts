import type { TreeDragDropPayload, TreeNodeData } from '@mantine/core'
import { misplacement } from '#rules/products/category-tree.ts'
import type { CategoryPlace } from '../../data/port/categories.port.ts'

type Placed = { id: number; parentId: number | null }
type Named = Placed & { fields: { name: string } }

const sistersOf = (categories: readonly Placed[], { parentId }: Pick<Placed, 'parentId'>) =>
  categories.filter((each) => each.parentId === parentId).map(({ id }) => id)

/** The tree as Mantine draws it; where something is dragged, everything can hold it. */
export function nodesOf(categories: readonly Named[], isDragging: boolean): TreeNodeData[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId)
  const below = (parentId: number | null): TreeNodeData[] =>
    (byParent.get(parentId) ?? []).map(({ id, fields }) => ({
      value: String(id),
      label: fields.name,
      children: below(id),
      hasChildren: isDragging || byParent.has(id),
    }))
  return below(null)
}

/** Where a category stands after it was dropped; null where it cannot stand. */
export function droppedPlace(
  categories: readonly Placed[],
  { draggedNode, targetNode, position }: TreeDragDropPayload,
): CategoryPlace | null {
  const id = Number(draggedNode)
  const target = categories.find((each) => each.id === Number(targetNode))
  if (!target) return null
  const parentId = position === 'inside' ? target.id : target.parentId
  if (misplacement(categories, id, parentId)) return null
  if (position === 'inside') return { parentId, beforeId: null }
  if (position === 'before') return { parentId, beforeId: target.id }
  const sisters = sistersOf(categories, target).filter((each) => each !== id)
  return { parentId, beforeId: sisters[sisters.indexOf(target.id) + 1] ?? null }
}

/** Where it stands one place up or down among its sisters; null where there is none. */
export function stepPlace(
  categories: readonly Placed[],
  category: Placed,
  step: 'up' | 'down',
): CategoryPlace | null {
  const { parentId, id } = category
  const sisters = sistersOf(categories, category)
  const place = sisters.indexOf(id)
  if (step === 'up') return place > 0 ? { parentId, beforeId: sisters[place - 1] ?? null } : null
  return place < sisters.length - 1 ? { parentId, beforeId: sisters[place + 2] ?? null } : null
}
