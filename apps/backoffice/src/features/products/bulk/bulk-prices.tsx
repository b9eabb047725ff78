import { Anchor, Container, Group, Stack, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { BulkChange } from '#rules/products/bulk-change.ts'
import type { BulkPreview } from '../../../data/port/products.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Refused } from '../../../ui/feedback/refused.tsx'
import { Part } from '../../../ui/page/part.tsx'
import { SeenChanges } from '../../../ui/preview/seen-changes.tsx'
import { ProductFilters } from '../product-filters.tsx'
import { useProductFilter } from '../use-product-filter.ts'
import { useBulkAct } from './bulk.queries.ts'
import { BulkForm } from './bulk-form.tsx'
import { PreviewTable } from './preview-table.tsx'
import { PriceBatches } from './price-batches.tsx'

/** The prices of many products: which ones, what is done, what that changes, and what was done before. */
export function BulkPrices() {
  const text = useText()
  const query = useSearch()
  const { products } = useData()
  const { filter, change: narrow } = useProductFilter()
  const [seen, setSeen] = useState<{ change: BulkChange; preview: BulkPreview } | null>(null)
  const preview = useBulkAct(async (change: BulkChange) =>
    setSeen({ change, preview: await products.previewBulk(filter, change) }),
  )
  const apply = useBulkAct(async ({ change, digest }: { change: BulkChange; digest: string }) => {
    const batch = await products.applyBulk(filter, change, digest)
    setSeen(null)
    notifications.show({ message: text('PRODUCTS_BULK_DONE', { count: batch.products }) })
  })
  return (
    <Container size="xl" py="lg">
      <Stack gap="lg">
        <Anchor
          component={Link}
          href={query === '' ? '/productos' : `/productos?${query}`}
          style={{ alignSelf: 'start' }}
        >
          <Group gap={6} component="span">
            <IconArrowLeft size={16} aria-hidden="true" />
            {text('PRODUCTS_TITLE')}
          </Group>
        </Anchor>
        <Title order={1} fz="1.75rem">
          {text('PRODUCTS_BULK')}
        </Title>
        <Part title={text('PRODUCTS_BULK_WHICH')}>
          <ProductFilters
            filter={filter}
            onChange={(part) => {
              setSeen(null)
              narrow(part)
            }}
          />
        </Part>
        <Part title={text('PRODUCTS_BULK_WHAT')}>
          <BulkForm
            isBusy={preview.isPending}
            onChange={() => setSeen(null)}
            onPreview={(change) => preview.mutate(change)}
          />
          <Refused error={preview.error ?? apply.error} />
        </Part>
        {seen && (
          <SeenChanges
            title={text('PRODUCTS_BULK_CHANGES', { count: seen.preview.count })}
            left={seen.preview.left > 0 ? text('PRODUCTS_BULK_LEFT', { count: seen.preview.left }) : null}
            act={text('PRODUCTS_BULK_APPLY', { count: seen.preview.count })}
            count={seen.preview.count}
            shown={seen.preview.rows.length}
            isBusy={apply.isPending}
            onApply={() => apply.mutate({ change: seen.change, digest: seen.preview.digest })}
          >
            <PreviewTable rows={seen.preview.rows} />
          </SeenChanges>
        )}
        <PriceBatches />
      </Stack>
    </Container>
  )
}
