import { ScrollArea, Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type OrderQueue, orderQueues } from '#rules/orders/order-queues.ts'
import { useText } from '../../shell/texts.tsx'
import { queueText } from './order-status.tsx'
import { useOrderCounts } from './orders.queries.ts'

const all = 'all'
const mostCounted = 1000

/** What of the queues is worth a number: what is done waits for nobody. */
const waiting: readonly OrderQueue[] = ['to-pay', 'to-prepare', 'preparing', 'ready', 'on-the-way']

/** The queues with how many stand in each. */
export function QueueTabs({
  queue,
  onChange,
}: {
  queue: OrderQueue | null
  onChange: (queue: OrderQueue | null) => void
}) {
  const text = useText()
  const counts = useOrderCounts().data?.queues
  const viewport = useRef<HTMLDivElement>(null)
  const isCounted = counts !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen, or counts make those before it wider
  useEffect(() => bringIntoSight(viewport.current), [queue, isCounted])
  const countOf = (each: OrderQueue) => {
    const count = waiting.includes(each) ? (counts?.[each] ?? 0) : 0
    if (count === 0) return null
    return (
      <span className="tabular" style={{ color: 'var(--mantine-color-dimmed)' }}>
        {count < mostCounted ? count : `${mostCounted - 1}+`}
      </span>
    )
  }
  return (
    <Tabs
      value={queue ?? all}
      onChange={(value) => onChange(orderQueues.find((each) => each === value) ?? null)}
      aria-label={text('ORDERS_QUEUES')}
      keepMounted={false}
    >
      <ScrollArea type="never" viewportRef={viewport}>
        <Tabs.List style={{ flexWrap: 'nowrap' }} aria-label={text('ORDERS_QUEUES')}>
          <Tabs.Tab value={all}>{text('ORDERS_QUEUE_ALL')}</Tabs.Tab>
          {orderQueues.map((each) => (
            <Tabs.Tab key={each} value={each} rightSection={countOf(each)}>
              {text(queueText[each])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </ScrollArea>
    </Tabs>
  )
}

/** On a phone the tabs are wider than their place: the one that is chosen would stand beside it, unseen. */
function bringIntoSight(viewport: HTMLDivElement | null): void {
  const tab = viewport?.querySelector('[role="tab"][aria-selected="true"]')
  if (!viewport || !tab) return
  const [place, inside] = [viewport.getBoundingClientRect(), tab.getBoundingClientRect()]
  viewport.scrollLeft += inside.left + inside.width / 2 - (place.left + place.width / 2)
}
