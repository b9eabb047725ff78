import { Anchor } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Page } from '../../ui/page/page.tsx'
import { KeysPart } from './keys-part.tsx'
import { WebhooksPart } from './webhooks-part.tsx'

/** Who besides the staff makes calls, and who is told what happens. */
export default function IntegrationsPage() {
  const text = useText()
  return (
    <Page
      title={text('DESK_INTEGRATIONS')}
      lead={text('INTEGRATIONS_LEAD')}
      acts={
        <Anchor href="/api/docs" target="_blank">
          {text('INTEGRATIONS_DOCS')}
        </Anchor>
      }
    >
      <KeysPart />
      <WebhooksPart />
    </Page>
  )
}
