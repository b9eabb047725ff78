import { Anchor, Group, List, Text } from '@mantine/core'
import { IconReceiptTax } from '@tabler/icons-react'
import { Link } from 'wouter'
import type { SalesMonth } from '../../data/port/figures.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'
import { CsvButton } from '../../ui/actions/csv-button.tsx'
import { Empty } from '../../ui/feedback/empty.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import { Part } from '../../ui/page/part.tsx'
import { PlainTable } from './plain-table.tsx'
import { useMissed, useShopSummary } from './sales.queries.ts'

/** What waits in stock and in carts, what was not found, and the months with their IVA. */
export function SummaryParts() {
  const text = useText()
  const format = useFormat()
  const summary = useShopSummary()
  return (
    <Loaded query={summary}>
      {({ stock, carts, months }) => (
        <>
          <FigureList
            figures={[
              {
                name: text('SALES_STOCK_VALUE'),
                value: stock ? format.pesos(stock.value) : '–',
                note: stock
                  ? text('SALES_STOCK_NOTE', { units: stock.units, time: format.moment(stock.date) })
                  : text('SALES_STOCK_NEVER'),
              },
              {
                name: text('SALES_CARTS'),
                value: format.pesos(carts.value),
                note: text('SALES_CARTS_NOTE', { count: carts.count }),
              },
            ]}
          />
          <MissedPart />
          <MonthsPart months={months} />
        </>
      )}
    </Loaded>
  )
}

function MissedPart() {
  const text = useText()
  const missed = useMissed()
  return (
    <Part title={text('SEARCH_MISSED')} lead={text('SALES_MISSED_LEAD')}>
      <Loaded query={missed}>
        {(words) =>
          words.length === 0 ? (
            <Text>{text('SALES_MISSED_NONE')}</Text>
          ) : (
            <List>
              {words.slice(0, 10).map((each) => (
                <List.Item key={each.words}>
                  <bdi>{each.words}</bdi> · {each.count}
                </List.Item>
              ))}
            </List>
          )
        }
      </Loaded>
      <Anchor component={Link} href="/buscador">
        {text('SALES_TO_SEARCH')}
      </Anchor>
    </Part>
  )
}

function MonthsPart({ months }: { months: readonly SalesMonth[] }) {
  const text = useText()
  const format = useFormat()
  const columns = [
    text('SALES_MONTH'),
    text('SALES_SOLD'),
    text('SALES_TOTAL'),
    text('SALES_NETO'),
    'IVA',
    text('SALES_REFUNDED'),
  ]
  return (
    <Part title={text('SALES_BY_MONTH')} lead={text('SALES_BY_MONTH_LEAD')}>
      {months.length === 0 ? (
        <Empty icon={IconReceiptTax}>{text('SALES_BY_MONTH_NONE')}</Empty>
      ) : (
        <>
          <Group>
            <CsvButton
              name={text('SALES_BY_MONTH')}
              table={() => ({
                columns,
                rows: months.map(({ month, sold, total, neto, iva, refunded }) => [
                  month,
                  sold,
                  total,
                  neto,
                  iva,
                  refunded,
                ]),
              })}
            />
          </Group>
          <PlainTable
            label={text('SALES_BY_MONTH')}
            columns={columns}
            rows={months.map(({ month, sold, total, neto, iva, refunded }) => ({
              key: month,
              cells: [
                month,
                sold,
                format.pesos(total),
                format.pesos(neto),
                format.pesos(iva),
                format.pesos(refunded),
              ],
            }))}
          />
        </>
      )}
    </Part>
  )
}
