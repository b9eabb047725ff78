import { Table, type TableProps } from '@mantine/core'

/** A table that scrolls within its place where that is narrower than `minWidth` or lower than `maxHeight`, in px: by keys, too. */
export function WideTable({
  minWidth,
  maxHeight,
  ...props
}: TableProps & { minWidth: number; maxHeight?: number; 'aria-label': string }) {
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      {...(maxHeight && { maxHeight })}
      // What scrolls is the viewport within: the container's own properties stay outside of it.
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': props['aria-label'] } }}
    >
      <Table {...props} />
    </Table.ScrollContainer>
  )
}
