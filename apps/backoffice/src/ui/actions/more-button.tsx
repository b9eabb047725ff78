import { Button } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'

/** Asks for the next page of a list, where there is one. */
export function MoreButton({
  query,
}: {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}) {
  const text = useText()
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'center' }}
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {text('LOG_MORE')}
    </Button>
  )
}
