import { Table, type TableProps } from '@mantine/core'
import { useIsPhone } from '../page/use-is-phone.ts'
import stacked from './wide-table.module.css'

/**
 * A table that scrolls within its place where that is narrower than `minWidth` or lower than `maxHeight`, in px: by keys, too.
 * With `stacks` it does not on a phone: a row's cells lie one below the other there, each after its `data-column`.
 */
export function WideTable({
  minWidth,
  maxHeight,
  stacks = false,
  ...props
}: TableProps & { minWidth: number; maxHeight?: number; stacks?: boolean; 'aria-label': string }) {
  const isStacked = useIsPhone() && stacks
  // What scrolls is the viewport within: the container's own properties stay outside of it.
  const byKeys = { tabIndex: 0, role: 'group', 'aria-label': props['aria-label'] }
  return (
    <Table.ScrollContainer
      minWidth={isStacked ? 0 : minWidth}
      {...(maxHeight && { maxHeight })}
      {...(!isStacked && { scrollAreaProps: { viewportProps: byKeys } })}
    >
      <Table {...props} {...(isStacked && { className: stacked.table ?? '' })} />
    </Table.ScrollContainer>
  )
}
