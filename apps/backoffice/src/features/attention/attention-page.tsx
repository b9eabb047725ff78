import { Tabs } from '@mantine/core'
import { useText } from '../../shell/texts.tsx'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { useAttentionCounts } from './attention.queries.ts'
import { DriftingStock } from './drifting-stock.tsx'
import { FailedMails } from './failed-mails.tsx'
import { TroubledPayments } from './troubled-payments.tsx'
import { WaitingCount } from './waiting-count.tsx'

const defaults = { que: 'pagos' }
const values = { que: oneOf(['pagos', 'correos', 'stock']) }

/** What stands still until somebody looks at it: payments that the gateway left in doubt, mails that no server took, stock that does not add up. */
export default function AttentionPage() {
  const text = useText()
  const counts = useAttentionCounts()
  const { filters, set } = useAddressFilters(defaults, values)
  return (
    <Page title={text('ATTENTION_TITLE')} lead={text('ATTENTION_LEAD')}>
      <Tabs value={filters.que} onChange={(que) => set({ que: que ?? 'pagos' })} keepMounted={false}>
        <Tabs.List aria-label={text('ATTENTION_TITLE')} mb="md">
          <Tabs.Tab value="pagos" rightSection={<WaitingCount {...counts.payments} />}>
            {text('ATTENTION_PAYMENTS')}
          </Tabs.Tab>
          <Tabs.Tab value="correos" rightSection={<WaitingCount {...counts.mails} />}>
            {text('ATTENTION_MAILS')}
          </Tabs.Tab>
          <Tabs.Tab value="stock" rightSection={<WaitingCount {...counts.stock} />}>
            {text('ATTENTION_STOCK')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pagos">
          <TroubledPayments />
        </Tabs.Panel>
        <Tabs.Panel value="correos">
          <FailedMails />
        </Tabs.Panel>
        <Tabs.Panel value="stock">
          <DriftingStock />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
