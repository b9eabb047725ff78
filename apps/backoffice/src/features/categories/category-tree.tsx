import { ActionIcon, Badge, getTreeExpandedState, Text, Tree, useTree } from '@mantine/core'
import { IconChevronRight, IconEyeOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { CategoryPlace, DeskCategory } from '../../data/port/categories.port.ts'
import { useText } from '../../shell/texts.tsx'
import styles from './category-tree.module.css'
import { droppedPlace, nodesOf } from './tree-places.ts'

/** The tree: a press opens a category, a drag puts it elsewhere. */
export function CategoryTree({
  categories,
  counts,
  current,
  onOpen,
  onMove,
}: {
  categories: DeskCategory[]
  counts: ReadonlyMap<number, number> | undefined
  current: number | null
  onOpen: (id: number) => void
  onMove: (category: DeskCategory, place: CategoryPlace) => void
}) {
  const text = useText()
  const [isDragging, setDragging] = useState(false)
  const nodes = useMemo(() => nodesOf(categories, isDragging), [categories, isDragging])
  const byId = useMemo(() => new Map(categories.map((each) => [String(each.id), each])), [categories])
  const tree = useTree({
    initialExpandedState: getTreeExpandedState(nodes, pathTo(categories, current)),
    selectedState: current === null ? [] : [String(current)],
    onSelectedStateChange: ([id]) => id !== undefined && onOpen(Number(id)),
  })
  return (
    <Tree
      data={nodes}
      tree={tree}
      aria-label={text('DESK_CATEGORIES')}
      expandOnClick={false}
      selectOnClick
      allowRangeSelection={false}
      onDragStartCapture={() => setDragging(true)}
      onDragEnd={() => setDragging(false)}
      onKeyDown={(event) => {
        const item = event.target instanceof HTMLElement ? event.target.dataset.value : undefined
        if (event.key === 'Enter' && item) onOpen(Number(item))
      }}
      allowDrop={(drop) => droppedPlace(categories, drop) !== null}
      onDragDrop={(drop) => {
        const category = byId.get(drop.draggedNode)
        const place = droppedPlace(categories, drop)
        if (category && place) onMove(category, place)
      }}
      renderNode={({ node, expanded, elementProps }) => {
        const category = byId.get(node.value)
        if (!category) return null
        const { id, fields } = category
        const count = counts?.get(id)
        return (
          <div {...elementProps} className={`${elementProps.className} ${styles.row}`}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              tabIndex={-1}
              aria-hidden
              style={{ visibility: node.children?.length ? 'visible' : 'hidden' }}
              onClick={(event) => {
                event.stopPropagation()
                tree.toggleExpanded(node.value)
              }}
            >
              <IconChevronRight size={16} className={styles.chevron} data-open={expanded || undefined} />
            </ActionIcon>
            <span className={styles.name}>{fields.name}</span>
            {fields.isHidden && (
              <Badge color="gray" variant="light" leftSection={<IconEyeOff size={12} aria-hidden />}>
                {text('CATEGORIES_HIDDEN')}
              </Badge>
            )}
            {count !== undefined && (
              <Text span size="sm" c="dimmed" className="tabular">
                {count}
              </Text>
            )}
          </div>
        )
      }}
    />
  )
}

/** The ids of a category and of those above it. */
function pathTo(categories: readonly DeskCategory[], id: number | null): string[] {
  const path: string[] = []
  for (let at = categories.find((each) => each.id === id); at; ) {
    path.push(String(at.id))
    const { parentId } = at
    at = categories.find((each) => each.id === parentId)
  }
  return path
}
