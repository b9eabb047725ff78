import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import type { SalesDay } from '../../data/port/figures.port.ts'
import { useFormat } from '../../shell/format.ts'
import { useText } from '../../shell/texts.tsx'

/** The sales of each day as bars; the table beneath says the same. */
export default function SalesChart({ days }: { days: readonly SalesDay[] }) {
  const text = useText()
  const format = useFormat()
  const name = text('SALES_TOTAL')
  return (
    <div style={{ blockSize: 260 }} role="img" aria-label={text('SALES_CHART')}>
      <BarChart
        h="100%"
        data={days.map(({ day, total }) => ({ day: format.shortDay(day), [name]: total }))}
        dataKey="day"
        series={[{ name, color: 'huella.6' }]}
        valueFormatter={format.pesos}
        yAxisProps={{ allowDecimals: false, width: 96 }}
        barChartProps={{ accessibilityLayer: false }}
        gridAxis="x"
        maxBarWidth={44}
        barProps={{ radius: [6, 6, 0, 0] }}
      />
    </div>
  )
}
