import { useText } from '../../shell/texts.tsx'
import { PlaceCount } from '../../ui/figures/place-count.tsx'
import { useWaitingPrescriptions } from './waiting-prescriptions.queries.ts'

/** How many prescriptions wait to be read, beside the place's title. */
export function PrescriptionCount() {
  const text = useText()
  const count = useWaitingPrescriptions().data ?? 0
  return <PlaceCount count={count} label={text('PRESCRIPTIONS_WAITING', { count })} />
}
