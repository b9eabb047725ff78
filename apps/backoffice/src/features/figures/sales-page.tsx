import { SegmentedControl } from '@mantine/core'
import { lazy } from 'react'
import type { SalesDay } from '../../data/port/figures.port.ts'
import { lastDays, useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ChartPlace } from '../../ui/figures/chart-place.tsx'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import { oneOf } from '../../ui/lists/address-values.ts'
import { useAddressFilters } from '../../ui/lists/use-address-filters.ts'
import { Page } from '../../ui/page/page.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useSales } from './sales.queries.ts'
import { BestSellersPart, DaysPart } from './sales-parts.tsx'
import { SummaryParts } from './summary-parts.tsx'

const SalesChart = lazy(() => import('./sales-chart.tsx'))

const defaults = { dias: '30' }

const spans = ['7', '30', '90', '365']
const values = { dias: oneOf(spans) }

/** What the shop sells: today, by day, what sells most, by month with its IVA, and what waits in stock and in carts. */
export default function SalesPage() {
  const text = useText()
  const {
    filters: { dias: span },
    set,
  } = useAddressFilters(defaults, values)
  const sales = useSales(lastDays(Number(span), useNow()))
  return (
    <Page
      title={text('DESK_SALES')}
      lead={text('SALES_LEAD')}
      acts={
        <SegmentedControl
          aria-label={text('FIGURES_SPAN')}
          value={span}
          onChange={(dias) => set({ dias })}
          data={spans.map((count) => ({
            value: count,
            label: text('FIGURES_DAYS', { count: Number(count) }),
          }))}
        />
      }
    >
      <Loaded query={sales}>
        {({ days, best }) => (
          <>
            <Totals days={days} />
            {days.some(({ total }) => total > 0) && (
              <ChartPlace>
                <SalesChart days={days} />
              </ChartPlace>
            )}
            <BestSellersPart best={best} />
            <DaysPart days={days} />
          </>
        )}
      </Loaded>
      <SummaryParts />
    </Page>
  )
}

/** Today and the span, and how many of the orders made were paid. */
function Totals({ days }: { days: readonly SalesDay[] }) {
  const text = useText()
  const format = useFormat()
  const sum = (of: (day: SalesDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const today = days.at(-1)
  const [orders, sold, total] = [sum((day) => day.orders), sum((day) => day.sold), sum((day) => day.total)]
  return (
    <FigureList
      figures={[
        {
          name: text('SALES_TODAY'),
          value: format.pesos(today?.total ?? 0),
          note: text('SALES_ORDERS_COUNT', { count: today?.sold ?? 0 }),
        },
        {
          name: text('SALES_SPAN'),
          value: format.pesos(total),
          note: text('SALES_ORDERS_COUNT', { count: sold }),
        },
        { name: text('SALES_AVERAGE'), value: sold === 0 ? '–' : format.pesos(Math.round(total / sold)) },
        {
          name: text('SALES_CONVERSION'),
          value: orders === 0 ? '–' : `${Math.round((100 * sold) / orders)} %`,
          note: text('SALES_CONVERSION_NOTE', { sold, orders }),
        },
      ]}
    />
  )
}
