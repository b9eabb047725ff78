import { SegmentedControl, Stack } from '@mantine/core'
import { IconPrescription } from '@tabler/icons-react'
import type { PrescriptionState } from '../../data/port/prescriptions.port.ts'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { PrescriptionCard } from './prescription-card.tsx'
import { prescriptionStates, stateTexts } from './prescription-states.ts'
import { usePrescriptions } from './prescriptions.queries.ts'

const defaults: { estado: string } = { estado: 'received' }
const values = { estado: oneOf(prescriptionStates) }

/** The prescriptions that orders wait for: read, and approved or refused with a reason. */
export default function PrescriptionsPage() {
  const text = useText()
  const { filters, set } = useAddressFilters(defaults, values)
  const state: PrescriptionState =
    prescriptionStates.find((each) => each === filters.estado) ?? prescriptionStates[0]
  const prescriptions = usePrescriptions(state)
  return (
    <Page title={text('PRESCRIPTIONS_TITLE')} lead={text('PRESCRIPTIONS_LEAD')} size="md">
      <SegmentedControl
        aria-label={text('PRESCRIPTIONS_STATE')}
        value={state}
        onChange={(estado) => set({ estado })}
        data={prescriptionStates.map((each) => ({ value: each, label: text(stateTexts[each]) }))}
        style={{ alignSelf: 'start' }}
      />
      <Loaded query={prescriptions}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Empty icon={IconPrescription}>{text('PRESCRIPTIONS_NONE')}</Empty>
          ) : (
            <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((prescription) => (
                <PrescriptionCard key={prescription.orderId} prescription={prescription} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={prescriptions} />
    </Page>
  )
}
