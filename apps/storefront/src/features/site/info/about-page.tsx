import { aboutText } from './about-text.ts'
import { InfoArticle } from './info-article.tsx'

export default function AboutPage() {
  return <InfoArticle texts={aboutText} />
}
