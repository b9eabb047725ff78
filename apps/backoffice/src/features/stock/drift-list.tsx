import { Anchor, Button, Table, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Drift } from '../../data/port/stock.port.ts'
import { useData } from '../../shell/data-context.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Confirm } from '../../ui/dialog/confirm.tsx'
import { WideTable } from '../../ui/lists/wide-table.tsx'
import { useStockAct } from './stock.queries.ts'

/** Products whose units are not the sum of their movements, each with the way to make it right. */
export function DriftList({ drifts }: { drifts: readonly Drift[] }) {
  const text = useText()
  const { stock } = useData()
  const [asked, setAsked] = useState<{ productId: number; name: string; places: readonly Drift[] } | null>(
    null,
  )
  const settle = useStockAct(stock.settle, () => {})
  return (
    <>
      <WideTable
        stacks
        minWidth={480}
        verticalSpacing="sm"
        aria-label={text('STOCK_DRIFTS', { count: drifts.length })}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('STOCK_PRODUCT')}</Table.Th>
            <Table.Th>{text('STOCK_DRIFT_WHERE')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{text('STOCK_SETTLE')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...Map.groupBy(drifts, ({ productId }) => productId)].map(([productId, places]) => {
            const name = places[0]?.name ?? ''
            return (
              <Table.Tr key={productId}>
                <Table.Td>
                  <Anchor component={Link} href={`/stock/${productId}`} fw={650}>
                    {name}
                  </Anchor>
                </Table.Td>
                <Table.Td>
                  {places.map(({ branch, value, booked, there }) => (
                    <Text key={`${branch}-${value}`} size="sm">
                      {text('STOCK_DRIFT', {
                        branch: [branch ?? text('STOCK_ALL_BRANCHES'), value].filter(Boolean).join(', '),
                        booked,
                        there,
                      })}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td ta="end">
                  <Button
                    size="compact-md"
                    variant="default"
                    aria-label={text('STOCK_SETTLE_OF', { name })}
                    onClick={() => setAsked({ productId, name, places })}
                  >
                    {text('STOCK_SETTLE')}
                  </Button>
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </WideTable>
      <Confirm
        opened={asked !== null}
        title={text('STOCK_SETTLE_OF', { name: asked?.name ?? '' })}
        text={whatHappens(asked?.places ?? [])
          .map((key) => text(key))
          .join(' ')}
        act={text('STOCK_SETTLE')}
        isForward
        onConfirm={async () => {
          if (asked) await settle.mutateAsync(asked.productId)
        }}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** What taking it as counted does: movements where a place is off, another total where that is, as of the last recount. */
const whatHappens = (places: readonly Drift[]): TextKey[] => [
  ...(places.some(({ branch }) => branch !== null) ? ['STOCK_SETTLE_LEAD' as const] : []),
  ...(places.some(({ branch }) => branch === null) ? ['STOCK_SETTLE_TOTAL' as const] : []),
]
