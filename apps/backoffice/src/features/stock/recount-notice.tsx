import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '../../shell/texts.tsx'
import { DriftList } from './drift-list.tsx'
import { useLastRecount } from './stock.queries.ts'

/** Where the hourly recount found units that no movement explains; nothing where all is right. */
export function RecountNotice() {
  const text = useText()
  const drifts = useLastRecount().data?.drifts ?? []
  if (drifts.length === 0) return null
  return (
    <Alert color="clay" icon={<IconAlertTriangle />} title={text('STOCK_DRIFTS', { count: drifts.length })}>
      {text('STOCK_DRIFTS_LEAD')}
      <DriftList drifts={drifts} />
    </Alert>
  )
}
