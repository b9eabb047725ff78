import { returnsText } from './returns-text.ts'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

export const preload = preloadTerms

export default function ReturnsPage() {
  return <WithShopTerms textsOf={returnsText} />
}
