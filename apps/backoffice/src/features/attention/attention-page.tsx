import { Tabs } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { Page } from '../../ui/page.tsx'
import { useAddressFilters } from '../../ui/use-address-filters.ts'
import { FailedMails } from './failed-mails.tsx'
import { TroubledPayments } from './troubled-payments.tsx'

const defaults = { que: 'pagos' }

/** What stands still until somebody looks at it: payments that the gateway left in doubt, mails that no server took. */
export default function AttentionPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults)
  return (
    <Page title={text('ATTENTION_TITLE')} lead={text('ATTENTION_LEAD')}>
      <Tabs value={filters.que} onChange={(que) => set({ que: que ?? 'pagos' })} keepMounted={false}>
        <Tabs.List aria-label={text('ATTENTION_TITLE')} mb="md">
          <Tabs.Tab value="pagos">{text('ATTENTION_PAYMENTS')}</Tabs.Tab>
          <Tabs.Tab value="correos">{text('ATTENTION_MAILS')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pagos">
          <TroubledPayments />
        </Tabs.Panel>
        <Tabs.Panel value="correos">
          <FailedMails />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
