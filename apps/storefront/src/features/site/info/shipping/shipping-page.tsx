import { useQuery } from '@tanstack/react-query'
import { useData } from '../../../../shell/data-context.tsx'
import type { PreloadContext } from '../../../../shell/page.ts'
import { useText } from '../../../../shell/texts.tsx'
import { LoadFailed } from '../../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { branchesQuery } from '../../../content/content.queries.ts'
import { carrierRatesQuery } from '../../../shipping/shipping.queries.ts'
import { BranchCards } from '../branch-cards.tsx'
import { preloadTerms, WithShopTerms } from '../legal/with-shop-terms.tsx'
import { CarrierTable } from './carrier-table.tsx'
import { shippingText } from './shipping-text.ts'

export async function preload(context: PreloadContext): Promise<void> {
  const { queryClient, data } = context
  await Promise.all([
    preloadTerms(context),
    queryClient.prefetchQuery(carrierRatesQuery(data)),
    queryClient.prefetchQuery(branchesQuery(data)),
  ])
}

/** How what is bought arrives: what each carrier asks and where, and where it can be picked up. */
export default function ShippingPage() {
  return <WithShopTerms textsOf={shippingText} parts={{ rates: <Rates />, branches: <BranchCards /> }} />
}

function Rates() {
  const text = useText()
  const rates = useQuery(carrierRatesQuery(useData()))
  if (rates.isError && !rates.data)
    return <LoadFailed title={text('SITE_INFO_FAILED')} onRetry={() => void rates.refetch()} />
  if (!rates.data) return <Skeleton blockSize="320px" />
  return rates.data
    .filter(({ kind }) => kind === 'home')
    .map((carrier) => <CarrierTable key={carrier.name} carrier={carrier} />)
}
