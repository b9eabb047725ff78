import { useSyncExternalStore } from 'react'
import { storageOf } from '../../shell/browser-storage.ts'
import { useData } from '../../shell/data-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './seen-place.module.css'

/** Keeps the place of a row of cards under a heading. */
export function RowPlace({ className }: { className?: string | undefined }) {
  return <Skeleton blockSize="auto" className={classNames(styles.place, className)} />
}

/** Nothing waits for a change: the code that follows does. */
const never = () => () => undefined

/**
 * Keeps the place of the products seen lately where there are any but `except`, before their code comes: what stands
 * below must not jump. It reads their store's text for itself, since that code is what comes later.
 */
export function SeenPlace({ except = '', className }: { except?: string; className?: string | undefined }) {
  const { layer } = useData()
  const isKept = useSyncExternalStore(
    never,
    () => {
      const kept = storageOf('localStorage').getItem(`huella:seen:${layer}`)
      return (kept?.match(/"[^"]+"/g) ?? []).some((slug) => slug !== JSON.stringify(except))
    },
    () => false,
  )
  return isKept ? <RowPlace className={className} /> : null
}
