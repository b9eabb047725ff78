import { useDocumentTitle } from '@mantine/hooks'
import { sharedValue, useShared } from './shared-value.ts'

/** What stands in brackets before the window's title: how many wait. */
export const titleBadge = sharedValue(0)

/** The window's title, with how many wait before it. */
export function useTitle(title: string): void {
  const count = useShared(titleBadge)
  useDocumentTitle(count > 0 ? `(${count}) ${title}` : title)
}
