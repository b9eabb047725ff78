import { faqText } from './faq-text.ts'
import { InfoPage } from './info-page.tsx'

export default function FaqPage() {
  return <InfoPage texts={faqText} />
}
