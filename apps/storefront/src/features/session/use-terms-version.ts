import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'

/**
 * Which version of the terms a form shows: what it sends along, so that nobody agrees to others than they could read.
 * Empty until it is known. `again` asks once more, after a refusal that told of others.
 */
export function useTermsVersion() {
  const data = useData()
  const { data: version = '', refetch } = useQuery({
    queryKey: ['account', data.layer, 'terms-version'],
    queryFn: () => data.account.termsVersion(),
  })
  return { version, again: refetch }
}

export type TermsVersion = ReturnType<typeof useTermsVersion>
