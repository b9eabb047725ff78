import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { StockBatch } from '../../../data/port/bulk-stock.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Part } from '../../../ui/part.tsx'
import { useNotifyRefusal } from '../../../ui/use-notify-refusal.ts'
import { useBulkStockAct, useStockBatches } from './bulk-stock.queries.ts'
import { kindOf, kindTexts } from './bulk-stock-kinds.ts'

/** What was done to many units before, each with the way back. */
export function StockBatchList() {
  const text = useText()
  const batches = useStockBatches()
  return (
    <Part title={text('PRODUCTS_BULK_BEFORE')}>
      <Loaded query={batches}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Text c="dimmed">{text('STOCK_BULK_NEVER')}</Text>
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {pages.flat().map((batch) => (
                <Batch key={batch.id} batch={batch} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={batches} />
    </Part>
  )
}

function Batch({ batch }: { batch: StockBatch }) {
  const text = useText()
  const { moment } = useFormat()
  const { bulkStock } = useData()
  const notify = useNotifyRefusal()
  const undo = useBulkStockAct(async () => {
    const { back, left } = await bulkStock.undo(batch.id)
    notifications.show({ message: text('STOCK_BULK_UNDONE', { count: back, left }) })
  })
  const { change, undone } = batch
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>
          {text(kindTexts[kindOf(change)])} {Math.abs(change.units)} · {batch.branch}
        </Text>
        <Text size="sm" c="dimmed">
          {text('STOCK_BULK_COUNT', { count: batch.places })} · {batch.by} · {moment(batch.at)}
          {batch.note && ` · ${batch.note}`}
        </Text>
        {undone && (
          <Text size="sm" c="clay">
            {text('PRODUCTS_BULK_UNDONE_BY', { name: undone.by, time: moment(undone.at) })}
          </Text>
        )}
      </div>
      {!undone && (
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutate(undefined, { onError: notify })}
        >
          {text('PRODUCTS_UNDO')}
        </Button>
      )}
    </Group>
  )
}
