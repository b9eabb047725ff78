import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'wouter'
import type { AddressValue } from './address-values.ts'

/**
 * Filters of a list that stand in the query of its address, so that a link, a reload and the way back keep them.
 * What is at its default is not written. `set` changes those it names and leaves the others. An address may be typed by
 * hand: `values` read it, and what can be no value of a filter leaves that at its default.
 */
export function useAddressFilters<Filters extends Record<string, string>>(
  defaults: Filters,
  values: Record<keyof Filters, AddressValue>,
): { filters: Filters; set: (changes: Partial<Filters>) => void } {
  const [query, setQuery] = useSearchParams()
  const written = query.toString()
  const filters = useMemo(() => {
    const given = new URLSearchParams(written)
    const read = (name: keyof Filters & string) => {
      const said = given.get(name)
      return (said === null ? null : values[name](said)) ?? defaults[name]
    }
    const entries = Object.keys(defaults).map((name) => [name, read(name)])
    return Object.fromEntries(entries) as Filters
  }, [written, defaults, values])
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
