import { SegmentedControl, Stack } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { type ReturnState, returnStates } from '#rules/orders/returns.ts'
import { returnStateText } from '../../shell/return-texts.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { ReturnCard } from './return-card.tsx'
import { useReturns } from './returns.queries.ts'

const defaults = { estado: 'RECEIVED' }
const values = { estado: oneOf(returnStates) }

/** What shoppers ask to give back or to have mended: answered, received, paid back. */
export default function ReturnsPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const state: ReturnState = returnStates.find((each) => each === filters.estado) ?? 'RECEIVED'
  const returns = useReturns(state)
  return (
    <Page title={text('RETURNS_TITLE')} lead={text('RETURNS_LEAD')} size="md">
      <SegmentedControl
        aria-label={text('OPINIONS_STATE')}
        value={state}
        onChange={(estado) => set({ estado })}
        data={returnStates.map((each) => ({ value: each, label: text(returnStateText[each]) }))}
        style={{ alignSelf: 'start' }}
      />
      <Loaded query={returns}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconReceiptRefund}>{text('RETURNS_NONE')}</Empty>
          ) : (
            <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((request) => (
                <ReturnCard key={request.id} request={request} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={returns} />
    </Page>
  )
}
