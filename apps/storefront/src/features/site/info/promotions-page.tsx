import type { PreloadContext } from '../../../shell/page.ts'
import { InfoArticle } from './info-article.tsx'
import { promotionsText } from './promotions-text.ts'
import { preloadShelves } from './shelves.tsx'

export const preload = (context: PreloadContext) => preloadShelves(context, promotionsText)

/** What is on offer, and how offers and coupons work. */
export default function PromotionsPage() {
  return <InfoArticle texts={promotionsText} />
}
