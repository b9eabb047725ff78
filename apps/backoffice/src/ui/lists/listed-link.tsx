import { Anchor, type AnchorProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

type Behind = { list: string }

/** What a row of a list is opened by: the way back from there leads to the list as it was narrowed. */
export function ListedLink({ href, children, ...look }: AnchorProps & { href: string; children: ReactNode }) {
  const behind: Behind = { list: useSearch() }
  return (
    <Anchor {...look} renderRoot={(props) => <Link {...props} href={href} state={behind} />}>
      {children}
    </Anchor>
  )
}

/** The address of the list that one came from, or the whole list at that path. */
export function useBackToList(path: string): string {
  const behind = useHistoryState<Partial<Behind> | null>()
  return typeof behind?.list === 'string' && behind.list !== '' ? `${path}?${behind.list}` : path
}
