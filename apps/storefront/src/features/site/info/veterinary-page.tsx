import { InfoPage } from './info-page.tsx'
import { veterinaryText } from './veterinary-text.ts'

export default function VeterinaryPage() {
  return <InfoPage texts={veterinaryText} />
}
