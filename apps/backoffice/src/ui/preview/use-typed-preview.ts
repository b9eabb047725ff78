import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** How long nothing is typed before it is asked what it would make, in ms. */
const pauseMs = 250

/**
 * What the shop would show with what is typed, each time that typing pauses. What was shown last stays until the next is
 * there, and where it is refused.
 */
export function useTypedPreview<Typed, Shown>(
  key: readonly string[],
  typed: Typed,
  preview: (typed: Typed) => Promise<Shown>,
) {
  const written = JSON.stringify(typed)
  const [asked] = useDebouncedValue(written, pauseMs)
  const { data, error, isFetching } = useQuery({
    queryKey: [...key, 'typed', asked],
    queryFn: () => preview(JSON.parse(asked) as Typed),
    staleTime: 0,
    gcTime: 0,
  })
  const [shown, setShown] = useState<Shown>()
  if (data !== undefined && data !== shown) setShown(data)
  return { shown, error, isBusy: isFetching || asked !== written }
}
