import { type ComponentType, useEffect, useState } from 'react'

/** Shows nothing until the page has loaded: then the worker and the question of consent come. */
export function ConsentSlot() {
  const [LazyConsent, setLazyConsent] = useState<ComponentType | null>(null)
  useEffect(() => {
    const come = async () => {
      const { Consent } = await import('./consent.tsx')
      setLazyConsent(() => Consent)
    }
    if (document.readyState === 'complete') void come()
    else addEventListener('load', come, { once: true })
  }, [])
  return LazyConsent && <LazyConsent />
}
