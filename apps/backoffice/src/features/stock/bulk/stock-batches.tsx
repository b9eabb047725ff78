import { notifications } from '@mantine/notifications'
import type { StockBatch } from '../../../data/port/bulk-stock.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { BatchLine, BatchList } from '../../../ui/lists/batch-list.tsx'
import { useBulkStockAct, useStockBatches } from './bulk-stock.queries.ts'
import { kindOf, kindTexts } from './bulk-stock-kinds.ts'

/** What was done to many units before, each with the way back. */
export function StockBatches() {
  const text = useText()
  return (
    <BatchList query={useStockBatches()} never={text('STOCK_BULK_NEVER')}>
      {(batch) => <Batch batch={batch} />}
    </BatchList>
  )
}

function Batch({ batch }: { batch: StockBatch }) {
  const text = useText()
  const { moment } = useFormat()
  const { bulkStock } = useData()
  const undo = useBulkStockAct(async () => {
    const { back, left } = await bulkStock.undo(batch.id)
    notifications.show({ message: text('STOCK_BULK_UNDONE', { count: back, left }) })
  })
  const { change, places, branch, by, at, note, undone } = batch
  return (
    <BatchLine
      title={`${text(kindTexts[kindOf(change)])} ${Math.abs(change.units)} · ${branch}`}
      facts={[text('STOCK_BULK_COUNT', { count: places }), by, moment(at), ...(note ? [note] : [])].join(
        ' · ',
      )}
      undone={undone}
      undo={undo}
    />
  )
}
