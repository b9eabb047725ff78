import { Alert, Anchor } from '@mantine/core'
import { IconPrescription } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useText } from '../../../shell/texts.tsx'
import { useMember } from '../../session/session.queries.ts'

/** Says that an order waits for its prescription, and leads there who may decide over it. */
export function PrescriptionNotice() {
  const text = useText()
  const { role } = useMember()
  return (
    <Alert color="sun" icon={<IconPrescription size={20} aria-hidden="true" />}>
      {text('ORDERS_LACKS_PRESCRIPTION')}{' '}
      {(role === 'owner' || role === 'manager') && (
        <Anchor component={Link} href="/recetas" inherit underline="always">
          {text('DESK_PRESCRIPTIONS')}
        </Anchor>
      )}
    </Alert>
  )
}
