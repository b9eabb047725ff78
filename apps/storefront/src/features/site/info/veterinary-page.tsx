import { InfoPage } from './info-page.tsx'
import { VETERINARY } from './veterinary-text.ts'

export default function VeterinaryPage() {
  return <InfoPage texts={VETERINARY} />
}
