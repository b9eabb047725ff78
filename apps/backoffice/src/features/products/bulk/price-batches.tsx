import { notifications } from '@mantine/notifications'
import type { BulkBatch } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { BatchLine, BatchList } from '../../../ui/lists/batch-list.tsx'
import { useBatches, useBulkAct } from './bulk.queries.ts'
import { amountOf, kindTexts } from './bulk-texts.ts'

/** What was done to many prices before, each with the way back. */
export function PriceBatches() {
  const text = useText()
  return (
    <BatchList query={useBatches()} never={text('PRODUCTS_BULK_NEVER')}>
      {(batch) => <Batch batch={batch} />}
    </BatchList>
  )
}

function Batch({ batch }: { batch: BulkBatch }) {
  const text = useText()
  const { pesos, moment } = useFormat()
  const { products } = useData()
  const undo = useBulkAct(async () => {
    const { back, left } = await products.undoBatch(batch.id)
    const key = left > 0 ? 'PRODUCTS_BULK_UNDONE_PARTLY' : 'PRODUCTS_BULK_UNDONE'
    notifications.show({ message: text(key, { count: back, left }) })
  })
  const { change, undone } = batch
  return (
    <BatchLine
      title={`${text(kindTexts[change.kind])} ${amountOf(change, pesos)}`}
      facts={[text('PRODUCTS_BULK_COUNT', { count: batch.products }), batch.by, moment(batch.at)].join(' · ')}
      undone={undone}
      undo={undo}
    />
  )
}
