import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

type Behind = { list: string }

/** What the link of a list's row says of the list, so that the way back from the row leads to it as it was narrowed. */
export function useListBehind(): Behind {
  return { list: useSearch() }
}

/** The address of the list that one came from, or the whole list at that path. */
export function useBackToList(path: string): string {
  const behind = useHistoryState<Partial<Behind> | null>()
  return typeof behind?.list === 'string' && behind.list !== '' ? `${path}?${behind.list}` : path
}
