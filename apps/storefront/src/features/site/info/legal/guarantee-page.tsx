import { guaranteeText } from './guarantee-text.ts'
import { preloadTerms, WithShopTerms } from './with-shop-terms.tsx'

export const preload = preloadTerms

export default function GuaranteePage() {
  return <WithShopTerms textsOf={guaranteeText} />
}
