import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { BulkBatch } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreButton } from '../../../ui/more-button.tsx'
import { Part } from '../../../ui/part.tsx'
import { useNotifyRefusal } from '../../../ui/use-notify-refusal.ts'
import { useBatches, useBulkAct } from './bulk.queries.ts'
import { amountOf, kindTexts } from './bulk-texts.ts'

/** What was done to many products before, each with the way back. */
export function BatchList() {
  const text = useText()
  const batches = useBatches()
  return (
    <Part title={text('PRODUCTS_BULK_BEFORE')}>
      <Loaded query={batches}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <Text c="dimmed">{text('PRODUCTS_BULK_NEVER')}</Text>
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

function Batch({ batch }: { batch: BulkBatch }) {
  const text = useText()
  const format = useFormat()
  const { products } = useData()
  const notify = useNotifyRefusal()
  const undo = useBulkAct(async () => {
    const { back, left } = await products.undoBatch(batch.id)
    const key = left > 0 ? 'PRODUCTS_BULK_UNDONE_PARTLY' : 'PRODUCTS_BULK_UNDONE'
    notifications.show({ message: text(key, { count: back, left }) })
  })
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>
          {text(kindTexts[batch.change.kind])} {amountOf(batch.change, format.pesos)}
        </Text>
        <Text size="sm" c="dimmed">
          {text('PRODUCTS_BULK_COUNT', { count: batch.products })} · {batch.by} · {format.moment(batch.at)}
        </Text>
        {batch.undone && (
          <Text size="sm" c="clay">
            {text('PRODUCTS_BULK_UNDONE_BY', {
              name: batch.undone.by,
              time: format.moment(batch.undone.at),
            })}
          </Text>
        )}
      </div>
      {!batch.undone && (
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
