import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import type { ChatFigures } from '../../../data/port/chat.port.ts'
import { useFormat } from '../../../shell/format.ts'
import { useText } from '../../../shell/texts.tsx'

/** The conversations of each day as bars; the table beneath says the same. */
export default function FiguresChart({ days, className }: { days: ChatFigures['days']; className?: string }) {
  const text = useText()
  const format = useFormat()
  const name = text('FIGURES_CONVERSATIONS')
  return (
    <div className={className} role="img" aria-label={text('FIGURES_CHART')}>
      <BarChart
        h="100%"
        data={days.map(({ day, conversations }) => ({ day: format.shortDay(day), [name]: conversations }))}
        dataKey="day"
        series={[{ name, color: 'huella.6' }]}
        yAxisProps={{ allowDecimals: false, width: 36 }}
        barChartProps={{ accessibilityLayer: false }}
        gridAxis="x"
        maxBarWidth={44}
        barProps={{ radius: [6, 6, 0, 0] }}
      />
    </div>
  )
}
