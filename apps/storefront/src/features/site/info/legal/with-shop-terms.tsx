import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShopTerms } from '../../../../data/port/content.port.ts'
import { useData } from '../../../../shell/data-context.tsx'
import type { PreloadContext } from '../../../../shell/page.ts'
import { useText } from '../../../../shell/texts.tsx'
import { LoadFailed } from '../../../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { shopTermsQuery } from '../../../content/content.queries.ts'
import { InfoArticle } from '../info-article.tsx'
import type { InfoTexts } from '../info-text.ts'

export async function preloadTerms({ queryClient, data }: PreloadContext): Promise<void> {
  await queryClient.prefetchQuery(shopTermsQuery(data))
}

/** A page of the shop's own words whose numbers are those of its settings. */
export function WithShopTerms({
  textsOf,
  parts = {},
}: {
  textsOf: (terms: ShopTerms) => InfoTexts
  parts?: Record<string, ReactNode>
}) {
  const text = useText()
  const data = useData()
  const terms = useQuery(shopTermsQuery(data))
  if (terms.data) return <InfoArticle texts={textsOf(terms.data)} parts={parts} hasSeller />
  return (
    <div className="container">
      {terms.isError ? (
        <LoadFailed title={text('SITE_INFO_FAILED')} onRetry={() => void terms.refetch()} />
      ) : (
        <Skeleton blockSize="60vh" />
      )}
    </div>
  )
}
