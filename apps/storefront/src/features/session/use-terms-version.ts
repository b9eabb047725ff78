import { useQuery } from '@tanstack/react-query'
import type { Refusal } from '../../data/port/refusal.ts'
import { useData } from '../../shell/data-context.tsx'

/**
 * Which version of the terms a form shows: what it sends along, so that nobody agrees to others than they could read.
 * Empty until it is known, and asked again by whoever comes back from reading them. `again` asks once more, after a refusal
 * that told of others.
 */
export function useTermsVersion() {
  const data = useData()
  const { data: version = '', refetch } = useQuery({
    queryKey: ['account', data.layer, 'terms-version'],
    queryFn: () => data.account.termsVersion(),
    refetchOnWindowFocus: 'always',
  })
  return { version, again: refetch }
}

/** Whether a refusal tells of other terms, beside whatever else is wrong. */
export const toldOfTerms = ({ code, fields }: Refusal): boolean =>
  code === 'TERMS_CHANGED' || Object.values(fields).includes('TERMS_CHANGED')

export type TermsVersion = ReturnType<typeof useTermsVersion>
