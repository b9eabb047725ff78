import { useText } from '../../app/texts.tsx'
import { HighlightsPanel } from './highlights-panel.tsx'
import { HomeSection } from './home-section.tsx'
import { latestWanted } from './home-wanted.ts'

export function LatestProducts() {
  const text = useText()
  return (
    <HomeSection title={text('HOME_LATEST')}>
      <HighlightsPanel kind="latest" wanted={latestWanted} arrangement="rows" />
    </HomeSection>
  )
}
