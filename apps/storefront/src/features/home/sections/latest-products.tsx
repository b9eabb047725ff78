import { useText } from '../../../shell/texts.tsx'
import { latestWanted } from '../home-wanted.ts'
import { HighlightsPanel } from './highlights-panel.tsx'
import { HomeSection } from './home-section.tsx'

export function LatestProducts() {
  const text = useText()
  return (
    <HomeSection title={text('HOME_LATEST')}>
      <HighlightsPanel kind="latest" wanted={latestWanted} arrangement="rows" />
    </HomeSection>
  )
}
