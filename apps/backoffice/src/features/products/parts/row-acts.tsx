import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useText } from '../../../shell/texts.tsx'
import type { RowKeys } from './row-keys.ts'

/** The rows with the one at a place moved by so many; as they are where there is no such place. */
export function moved<Row>(rows: readonly Row[], place: number, by: number): Row[] {
  const next = [...rows]
  const target = place + by
  if (target < 0 || target >= next.length) return next
  const [row] = next.splice(place, 1)
  if (row !== undefined) next.splice(target, 0, row)
  return next
}

/** The rows with another in a place. */
export const withRow = <Row,>(rows: readonly Row[], place: number, row: Row): Row[] =>
  rows.map((each, at) => (at === place ? row : each))

/** Moves a row of a list up or down, or takes it away. */
export function RowActs<Row>({
  rows,
  place,
  name,
  keys,
  onChange,
}: {
  rows: readonly Row[]
  place: number
  /** What the row is called, for who hears it. */
  name: string
  /** Of rows without an id, which go along. */
  keys?: RowKeys
  onChange: (rows: Row[]) => void
}) {
  const text = useText()
  const places = rows.map((_, at) => at)
  const put = (next: number[]) => {
    keys?.reorder(next)
    onChange(next.flatMap((at) => rows.slice(at, at + 1)))
  }
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text('PRODUCTS_ROW_UP', { name })}
        disabled={place === 0}
        onClick={() => put(moved(places, place, -1))}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={text('PRODUCTS_ROW_DOWN', { name })}
        disabled={place === rows.length - 1}
        onClick={() => put(moved(places, place, 1))}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="clay"
        aria-label={text('PRODUCTS_ROW_REMOVE', { name })}
        onClick={() => put(places.filter((at) => at !== place))}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
