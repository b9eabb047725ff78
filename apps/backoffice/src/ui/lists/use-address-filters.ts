import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'

/**
 * Filters of a list that stand in the query of its address, so that a link, a reload and the way back keep them.
 * What is at its default is not written. `set` changes those it names and leaves the others.
 */
export function useAddressFilters<Filters extends Record<string, string>>(
  defaults: Filters,
): { filters: Filters; set: (changes: Partial<Filters>) => void } {
  const [query, setQuery] = useSearchParams()
  const written = query.toString()
  const filters = useMemo(() => {
    const given = new URLSearchParams(written)
    const entries = Object.keys(defaults).map((name) => [name, given.get(name) ?? defaults[name]])
    return Object.fromEntries(entries) as Filters
  }, [written, defaults])
  const set = useCallback(
    (changes: Partial<Filters>) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === defaults[name]) next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { replace: true },
      ),
    [setQuery, defaults],
  )
  return { filters, set }
}
