import { Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { BulkStockAsked, BulkStockPreview } from '../../../data/port/bulk-stock.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { SeenChanges } from '../../../ui/preview/seen-changes.tsx'
import { ProductFilters } from '../../products/product-filters.tsx'
import { useProductFilter } from '../../products/use-product-filter.ts'
import { useBulkStockAct } from './bulk-stock.queries.ts'
import { BulkStockForm } from './bulk-stock-form.tsx'
import { BulkStockTable } from './bulk-stock-table.tsx'
import { StockBatches } from './stock-batches.tsx'

type Seen = { asked: BulkStockAsked; preview: BulkStockPreview }

/** The units of many products: which ones, what is done in which branch, what that changes, and what was done before. */
export function BulkStockPanel() {
  const text = useText()
  const { bulkStock } = useData()
  const { filter, change: narrow } = useProductFilter()
  const [seen, setSeen] = useState<Seen | null>(null)
  const preview = useBulkStockAct(async (asked: BulkStockAsked) =>
    setSeen({ asked, preview: await bulkStock.preview(asked) }),
  )
  const apply = useBulkStockAct(async ({ asked, preview: { digest } }: Seen) => {
    const { places } = await bulkStock.apply(asked, digest)
    setSeen(null)
    notifications.show({ message: text('STOCK_BULK_DONE', { count: places }) })
  })
  return (
    <Stack gap="lg">
      <Part title={text('PRODUCTS_BULK_WHICH')}>
        <ProductFilters
          filter={filter}
          onChange={(part) => {
            setSeen(null)
            narrow(part)
          }}
        />
      </Part>
      <Part title={text('STOCK_BULK_WHAT')}>
        <BulkStockForm
          isBusy={preview.isPending}
          onChange={() => setSeen(null)}
          onPreview={(asked) => preview.mutate({ ...asked, filter })}
        />
        <Refused error={preview.error ?? apply.error} />
      </Part>
      {seen && (
        <SeenChanges
          title={text('STOCK_BULK_CHANGES', { count: seen.preview.count })}
          left={seen.preview.left > 0 ? text('STOCK_BULK_LEFT', { count: seen.preview.left }) : null}
          act={text('STOCK_BULK_APPLY', { count: seen.preview.count })}
          count={seen.preview.count}
          shown={seen.preview.rows.length}
          isBusy={apply.isPending}
          onApply={() => apply.mutate(seen)}
        >
          <BulkStockTable rows={seen.preview.rows} />
        </SeenChanges>
      )}
      <StockBatches />
    </Stack>
  )
}
