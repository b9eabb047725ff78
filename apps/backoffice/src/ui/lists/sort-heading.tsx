import { Group, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import classes from './sort-heading.module.css'

/** What a list is put in order by. */
export type Sorting<By extends string> = { by: By; isDescending: boolean }

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort }

/**
 * The heading of a column by which a list is put in order: first in the direction that is asked for most, then in the other,
 * then in none.
 */
export function SortHeading<By extends string>({
  label,
  by,
  sorting,
  isDescendingFirst = false,
  isNumber = false,
  onSort,
}: {
  label: string
  by: By
  /** In which order the list is; null for its own. */
  sorting: Sorting<By> | null
  isDescendingFirst?: boolean
  isNumber?: boolean
  onSort: (sorting: Sorting<By> | null) => void
}) {
  const isDescending = sorting?.by === by ? sorting.isDescending : null
  const said = isDescending === null ? 'none' : isDescending ? 'descending' : 'ascending'
  const Icon = icons[said]
  const next = () => {
    if (isDescending === null) onSort({ by, isDescending: isDescendingFirst })
    else onSort(isDescending === isDescendingFirst ? { by, isDescending: !isDescending } : null)
  }
  return (
    <Table.Th aria-sort={said}>
      <UnstyledButton className={classes.button ?? ''} data-sorted={said !== 'none'} onClick={next}>
        <Group gap={4} wrap="nowrap" justify={isNumber ? 'flex-end' : 'flex-start'} component="span">
          {label}
          <Icon size={14} aria-hidden="true" className={classes.icon} />
        </Group>
      </UnstyledButton>
    </Table.Th>
  )
}
