import { Button } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Refused } from '../feedback/refused.tsx'

/** A list that is read page by page. */
export type PagesQuery<Row> = {
  data: { pages: readonly (readonly Row[])[] } | undefined
  error: unknown
  errorUpdateCount: number
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

/** Asks for the next page of a list, where there is one, and says why it has not come. */
export function MoreButton({ query }: { query: Omit<PagesQuery<never>, 'data'> }) {
  const text = useText()
  if (!query.hasNextPage) return null
  return (
    <>
      {query.isFetchNextPageError && <Refused error={query.error} />}
      <Button
        variant="default"
        style={{ alignSelf: 'center' }}
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {text('LOG_MORE')}
      </Button>
    </>
  )
}
