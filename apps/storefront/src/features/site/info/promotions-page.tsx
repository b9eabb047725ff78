import { InfoArticle } from './info-article.tsx'
import { promotionsText } from './promotions-text.ts'

export default function PromotionsPage() {
  return <InfoArticle texts={promotionsText} />
}
