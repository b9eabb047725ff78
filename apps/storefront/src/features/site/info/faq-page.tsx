import { faqText } from './faq-text.ts'
import { InfoArticle } from './info-article.tsx'

export default function FaqPage() {
  return <InfoArticle texts={faqText} isFaq />
}
