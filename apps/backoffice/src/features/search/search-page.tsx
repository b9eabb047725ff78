import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Page } from '../../ui/page/page.tsx'
import { AttemptPanel } from './attempt-panel.tsx'
import { MissedPanel } from './missed-panel.tsx'
import { SynonymsPanel } from './synonyms-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'

/** What the search knows of words: tried, what it does not find, and what words mean. */
export default function SearchPage() {
  const text = useText()
  const [panel, setPanel] = useState<string | null>('missed')
  const [attempted, setAttempted] = useState('')
  const attempt = (words: string) => {
    setAttempted(words)
    setPanel('attempt')
  }
  return (
    <Page title={text('DESK_SEARCH')} lead={text('SEARCH_LEAD')}>
      <Tabs value={panel} onChange={setPanel} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="missed">{text('SEARCH_MISSED')}</Tabs.Tab>
          <Tabs.Tab value="attempt">{text('SEARCH_TRY')}</Tabs.Tab>
          <Tabs.Tab value="terms">{text('SEARCH_TERMS')}</Tabs.Tab>
          <Tabs.Tab value="synonyms">{text('SEARCH_SYNONYMS')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="missed">
          <MissedPanel onAttempt={attempt} />
        </Tabs.Panel>
        <Tabs.Panel value="attempt">
          <AttemptPanel attempted={attempted} onAttempt={setAttempted} />
        </Tabs.Panel>
        <Tabs.Panel value="terms">
          <TermsPanel />
        </Tabs.Panel>
        <Tabs.Panel value="synonyms">
          <SynonymsPanel />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
