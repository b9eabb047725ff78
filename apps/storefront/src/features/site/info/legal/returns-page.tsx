import { returnsText } from '#content/law/returns-text.ts'
import type { PageProps, PreloadContext } from '../../../../shell/page.ts'
import { LawPage, preloadLaw } from '../../law/law-text.tsx'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

const preloadText = preloadLaw('returns')

export const preload = async (context: PreloadContext): Promise<void> => {
  await Promise.all([preloadText(context), preloadTerms(context)])
}

/** How a purchase is taken back. */
export default function ReturnsPage({ query }: PageProps) {
  return (
    <LawPage kind="returns" query={query}>
      <WithShopTerms textsOf={returnsText} />
    </LawPage>
  )
}
