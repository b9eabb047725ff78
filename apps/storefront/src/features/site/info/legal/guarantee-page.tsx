import { guaranteeText } from './guarantee-text.ts'
import { preloadTerms, TermsInfoPage } from './terms-info-page.tsx'

export const preload = preloadTerms

export default function GuaranteePage() {
  return <TermsInfoPage textsOf={guaranteeText} />
}
