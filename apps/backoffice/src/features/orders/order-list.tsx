import { Group, Text } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { MoreButton } from '../../ui/actions/more-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ExportButton } from './export-button.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { useOrders } from './orders.queries.ts'
import { PrintBar } from './print-bar.tsx'
import { QueueTabs } from './queue-tabs.tsx'
import { SavedViews } from './saved-views.tsx'
import { useOrderFilter } from './use-order-filter.ts'

/** All orders, by what has to be done with them. */
export function OrderList() {
  const text = useText()
  const { filter, change, isOldestFirst, sort } = useOrderFilter()
  const orders = useOrders(filter, isOldestFirst)
  const [ticked, setTicked] = useState<readonly number[]>([])
  return (
    <Page
      title={text('ORDERS_TITLE')}
      lead={text('ORDERS_LEAD')}
      size="xl"
      acts={
        <Group gap="sm">
          <SavedViews filter={filter} />
          <ExportButton filter={filter} />
        </Group>
      }
    >
      <QueueTabs queue={filter.queue} onChange={(queue) => change({ queue })} />
      <OrderFilters filter={filter} isOldestFirst={isOldestFirst} onChange={change} onSort={sort} />
      <PrintBar ids={ticked} onClear={() => setTicked([])} />
      <Loaded query={orders}>
        {({ pages }) => {
          const shown = pages.flatMap((page) => page.orders)
          return (
            <>
              {pages.some(({ isCut }) => isCut) && <Text role="status">{text('ORDERS_CUT')}</Text>}
              {shown.length === 0 ? (
                <Empty icon={IconShoppingBag}>{text('ORDERS_NONE')}</Empty>
              ) : (
                <OrderTable orders={shown} ticked={ticked} onTick={setTicked} />
              )}
            </>
          )
        }}
      </Loaded>
      <MoreButton query={orders} />
    </Page>
  )
}
