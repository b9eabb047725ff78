import { InfoPage } from './info-page.tsx'
import { PROMOTIONS } from './promotions-text.ts'

export default function PromotionsPage() {
  return <InfoPage texts={PROMOTIONS} />
}
