import { Text } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../../shell/texts.tsx'
import { Boundary } from '../feedback/boundary.tsx'

/** Where a chart stands whose code comes later; where that does not come, the figures around it stand without it. */
export function ChartPlace({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <Boundary fallback={<Text c="dimmed">{text('DESK_CHART_MISSING')}</Text>}>
      <Suspense fallback={<div style={{ blockSize: 260 }} />}>{children}</Suspense>
    </Boundary>
  )
}
