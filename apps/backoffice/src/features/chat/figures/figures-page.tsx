import { SegmentedControl, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { lastDays, useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { ChartPlace } from '../../../ui/figures/chart-place.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useNow } from '../../../ui/use-now.ts'
import styles from './figures-page.module.css'

const FiguresChart = lazy(() => import('./figures-chart.tsx'))

/** How the chat goes: who waits now, how fast the first answer comes, and how many conversations there are a day. */
export default function FiguresPage() {
  const text = useText()
  const format = useFormat()
  const data = useData()
  const [days, setDays] = useState('7')
  const span = lastDays(Number(days), useNow())
  const asked = useQuery({
    queryKey: ['figures', span],
    queryFn: () => data.chat.figures(span),
    placeholderData: (before) => before,
  })
  return (
    <Page
      title={text('FIGURES_TITLE')}
      acts={
        <SegmentedControl
          aria-label={text('FIGURES_SPAN')}
          value={days}
          onChange={setDays}
          data={['7', '30', '90'].map((count) => ({
            value: count,
            label: text('FIGURES_DAYS', { count: Number(count) }),
          }))}
        />
      }
    >
      <Loaded query={asked}>
        {(figures) => (
          <>
            <dl className={styles.figures}>
              <Figure name={text('FIGURES_WAITING')} value={String(figures.waiting)} />
              <Figure name={text('FIGURES_CONVERSATIONS')} value={String(figures.conversations)} />
              <Figure name={text('FIGURES_MEDIAN')} value={format.minutes(figures.firstAnswer.median)} />
              <Figure name={text('FIGURES_P90')} value={format.minutes(figures.firstAnswer.p90)} />
            </dl>
            <ChartPlace>
              <FiguresChart days={figures.days} className={styles.chart} />
            </ChartPlace>
            <Table captionSide="top" className="tabular" stickyHeader stickyHeaderOffset={60}>
              <Table.Caption>{text('FIGURES_TABLE')}</Table.Caption>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{text('FIGURES_DAY')}</Table.Th>
                  <Table.Th ta="end">{text('FIGURES_CONVERSATIONS')}</Table.Th>
                  <Table.Th ta="end">{text('FIGURES_MESSAGES')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {figures.days.toReversed().map(({ day, conversations, messages }) => (
                  <Table.Tr key={day}>
                    <Table.Td>{format.shortDay(day)}</Table.Td>
                    <Table.Td ta="end">{conversations}</Table.Td>
                    <Table.Td ta="end">{messages}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
      </Loaded>
    </Page>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
