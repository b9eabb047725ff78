import { Text } from '@mantine/core'
import { IconPackages } from '@tabler/icons-react'
import { useText } from '../../shell/texts.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { DriftList } from '../stock/drift-list.tsx'
import { useLastRecount } from '../stock/stock.queries.ts'

/** Units that the hourly recount could not explain. */
export function DriftingStock() {
  const text = useText()
  const recount = useLastRecount()
  return (
    <Loaded query={recount}>
      {({ drifts }) =>
        drifts.length === 0 ? (
          <Empty icon={IconPackages}>{text('ATTENTION_STOCK_NONE')}</Empty>
        ) : (
          <>
            <Text mb="md">{text('STOCK_DRIFTS_LEAD')}</Text>
            <DriftList drifts={drifts} />
          </>
        )
      }
    </Loaded>
  )
}
