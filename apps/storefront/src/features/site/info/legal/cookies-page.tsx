import { cookiesText } from '#content/law/cookies-text.ts'
import type { PageProps, PreloadContext } from '../../../../shell/page.ts'
import { LawPage, preloadLaw } from '../../law/law-text.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

const preloadText = preloadLaw('cookies')

export const preload = async (context: PreloadContext): Promise<void> => {
  await Promise.all([preloadText(context), preloadTerms(context)])
}

/** What a browser keeps for the shop, and from here what may be measured. */
export default function CookiesPage({ query }: PageProps) {
  const cookies = <CookieChoice />
  return (
    <LawPage kind="cookies" query={query} part={cookies}>
      <WithShopTerms textsOf={cookiesText} parts={{ cookies }} />
    </LawPage>
  )
}
