import { useHotkeys } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { lazy, Suspense } from 'react'
import { sharedValue, useShared } from '../../shell/shared-value.ts'
import { useText } from '../../shell/texts.tsx'
import { Boundary } from '../../ui/feedback/boundary.tsx'
import type { Place } from './places.ts'

const Palette = lazy(() => import('./palette.tsx'))

/** How often it was asked for. */
const requests = sharedValue(0)

/** Opens the command palette, which is loaded when it is first asked for. */
export function openPalette(): void {
  requests.set(requests.get() + 1)
}

/** The palette from its first opening on: by Ctrl-K, or by the bar's button. */
export function LazyPalette({ places }: { places: readonly Place[] }) {
  const text = useText()
  const asked = useShared(requests)
  useHotkeys([['mod+K', openPalette]], [])
  if (asked === 0) return null
  return (
    <Boundary
      fallback={null}
      onBroken={() => notifications.show({ color: 'clay', message: text('DESK_BROKEN_TEXT') })}
    >
      <Suspense>
        <Palette places={places} asked={asked} />
      </Suspense>
    </Boundary>
  )
}
