import { type ComponentType, useEffect, useState } from 'react'
import { idleAfterFirstInteraction } from '../../shell/first-interaction.ts'

/** The layout's place for the bar that leads to the comparison; its code comes after the first interaction. */
export function CompareBarSlot() {
  const [Bar, setBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    void idleAfterFirstInteraction
      .then(() => import('./compare-bar.tsx'))
      .then(
        ({ CompareBar }) => setBar(() => CompareBar),
        // The menu leads there too.
        () => undefined,
      )
  }, [])
  return Bar && <Bar />
}
