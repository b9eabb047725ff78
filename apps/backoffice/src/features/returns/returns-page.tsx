import { SegmentedControl, Stack } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { type ReturnState, returnStates } from '#rules/orders/returns.ts'
import { useText } from '../../shell/texts.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Page } from '../../ui/page.tsx'
import { useAddressFilters } from '../../ui/use-address-filters.ts'
import { ClaimCard } from './return-card.tsx'
import { claimStateText } from './return-texts.ts'
import { useClaims } from './returns.queries.ts'

const defaults = { estado: 'RECEIVED' }

/** What shoppers ask to give back or to have mended: answered, received, paid back. */
export default function ClaimsPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults)
  const state: ReturnState = returnStates.find((each) => each === filters.estado) ?? 'RECEIVED'
  const claims = useClaims(state)
  return (
    <Page title={text('CLAIMS_TITLE')} lead={text('CLAIMS_LEAD')} size="md">
      <SegmentedControl
        aria-label={text('OPINIONS_STATE')}
        value={state}
        onChange={(estado) => set({ estado })}
        data={returnStates.map((each) => ({ value: each, label: text(claimStateText[each]) }))}
        style={{ alignSelf: 'start' }}
      />
      <Loaded query={claims}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconReceiptRefund}>{text('CLAIMS_NONE')}</Empty>
          ) : (
            <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((claim) => (
                <ClaimCard key={claim.id} claim={claim} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={claims} />
    </Page>
  )
}
