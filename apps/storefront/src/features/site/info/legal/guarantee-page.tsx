import { guaranteeText } from '#content/law/guarantee-text.ts'
import type { PageProps, PreloadContext } from '../../../../shell/page.ts'
import { LawPage, preloadLaw } from '../../law/law-text.tsx'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

const preloadText = preloadLaw('guarantee')

export const preload = async (context: PreloadContext): Promise<void> => {
  await Promise.all([preloadText(context), preloadTerms(context)])
}

/** What whoever bought something that fails may choose. */
export default function GuaranteePage({ query }: PageProps) {
  return (
    <LawPage kind="guarantee" query={query}>
      <WithShopTerms textsOf={guaranteeText} />
    </LawPage>
  )
}
