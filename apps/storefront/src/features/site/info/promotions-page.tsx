import { InfoPage } from './info-page.tsx'
import { promotionsText } from './promotions-text.ts'

export default function PromotionsPage() {
  return <InfoPage texts={promotionsText} />
}
