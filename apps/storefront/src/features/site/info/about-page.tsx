import { aboutText } from './about-text.ts'
import { InfoPage } from './info-page.tsx'

export default function AboutPage() {
  return <InfoPage texts={aboutText} />
}
