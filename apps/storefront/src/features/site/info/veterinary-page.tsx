import { InfoArticle } from './info-article.tsx'
import { veterinaryText } from './veterinary-text.ts'

export default function VeterinaryPage() {
  return <InfoArticle texts={veterinaryText} />
}
