import type { PreloadContext } from '../../../shell/page.ts'
import { InfoArticle } from './info-article.tsx'
import { preloadShelves } from './shelves.tsx'
import { veterinaryText } from './veterinary-text.ts'

export const preload = (context: PreloadContext) => preloadShelves(context, veterinaryText)

/** What the shop can advise on, and what is for a vet. */
export default function VeterinaryPage() {
  return <InfoArticle texts={veterinaryText} />
}
