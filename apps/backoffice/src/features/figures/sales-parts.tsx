import { Group } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import type { BestSeller, SalesDay } from '../../data/port/figures.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { CsvButton } from '../../ui/actions/csv-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Part } from '../../ui/page/part.tsx'
import { PlainTable } from './plain-table.tsx'

/** What sold most in the span. */
export function BestSellersPart({ best }: { best: readonly BestSeller[] }) {
  const text = useText()
  const format = useFormat()
  const columns = [text('STOCK_PRODUCT'), 'SKU', text('SALES_UNITS'), text('SALES_TOTAL')]
  return (
    <Part title={text('SALES_BEST')}>
      {best.length === 0 ? (
        <Empty icon={IconChartLine}>{text('SALES_NONE')}</Empty>
      ) : (
        <>
          <Group>
            <CsvButton
              name={text('SALES_BEST')}
              table={() => ({
                columns,
                rows: best.map(({ name, sku, units, total }) => [name, sku, units, total]),
              })}
            />
          </Group>
          <PlainTable
            label={text('SALES_BEST')}
            columns={columns}
            rows={best.map(({ productId, name, sku, units, total }) => ({
              key: String(productId),
              cells: [name, sku, units, format.pesos(total)],
            }))}
          />
        </>
      )}
    </Part>
  )
}

/** The figures of the chart as a table, the newest day first. */
export function DaysPart({ days }: { days: readonly SalesDay[] }) {
  const text = useText()
  const format = useFormat()
  const columns = [
    text('FIGURES_DAY'),
    text('SALES_ORDERS'),
    text('SALES_SOLD'),
    text('SALES_UNITS'),
    text('SALES_TOTAL'),
    text('SALES_NETO'),
    'IVA',
    text('SALES_SHIPPING'),
    text('SALES_REFUNDED'),
  ]
  return (
    <Part title={text('SALES_BY_DAY')} lead={text('SALES_BY_DAY_LEAD')}>
      <Group>
        <CsvButton
          name={text('SALES_BY_DAY')}
          table={() => ({
            columns,
            rows: days.map((each) => [
              each.day,
              each.orders,
              each.sold,
              each.units,
              each.total,
              each.neto,
              each.iva,
              each.shipping,
              each.refunded,
            ]),
          })}
        />
      </Group>
      <PlainTable
        label={text('SALES_BY_DAY')}
        columns={columns}
        rows={days.toReversed().map((each) => ({
          key: each.day,
          cells: [
            format.shortDay(each.day),
            each.orders,
            each.sold,
            each.units,
            format.pesos(each.total),
            format.pesos(each.neto),
            format.pesos(each.iva),
            format.pesos(each.shipping),
            format.pesos(each.refunded),
          ],
        }))}
      />
    </Part>
  )
}
