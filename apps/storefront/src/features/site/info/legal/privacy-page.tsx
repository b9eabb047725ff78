import { privacyText } from '#content/law/privacy-text.ts'
import type { PageProps, PreloadContext } from '../../../../shell/page.ts'
import { LawPage, preloadLaw } from '../../law/law-text.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

const preloadText = preloadLaw('privacy')

export const preload = async (context: PreloadContext): Promise<void> => {
  await Promise.all([preloadText(context), preloadTerms(context)])
}

/** What the shop does with people's data, and from here what may be measured. */
export default function PrivacyPage({ query }: PageProps) {
  const cookies = <CookieChoice />
  return (
    <LawPage kind="privacy" query={query} part={cookies}>
      <WithShopTerms textsOf={privacyText} parts={{ cookies }} />
    </LawPage>
  )
}
