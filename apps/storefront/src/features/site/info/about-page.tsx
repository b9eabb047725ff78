import type { PreloadContext } from '../../../shell/page.ts'
import { branchesQuery } from '../../content/content.queries.ts'
import { LostTrail } from '../lost-trail.tsx'
import { aboutText } from './about-text.ts'
import { BranchCards } from './branch-cards.tsx'
import { InfoArticle } from './info-article.tsx'

export async function preload({ queryClient, data }: PreloadContext): Promise<void> {
  await queryClient.prefetchQuery(branchesQuery(data))
}

/** Who the shop is; the paw's trail along the tyre's is where its name comes from. */
export default function AboutPage() {
  return <InfoArticle texts={aboutText} parts={{ branches: <BranchCards /> }} drawing={<LostTrail />} />
}
