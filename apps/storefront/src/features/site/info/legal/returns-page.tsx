import { returnsText } from './returns-text.ts'
import { preloadTerms, TermsInfoPage } from './terms-info-page.tsx'

export const preload = preloadTerms

export default function ReturnsPage() {
  return <TermsInfoPage textsOf={returnsText} />
}
