import { useSyncExternalStore } from 'react'
import { storageOf } from '../../shell/browser-storage.ts'
import { useData } from '../../shell/data-context.tsx'
import { storageKey } from '../../shell/storage-keys.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './recently-viewed-placeholder.module.css'

/** Keeps the place of a row of cards under a heading. */
export function RowPlaceholder({ className }: { className?: string | undefined }) {
  return <Skeleton blockSize="auto" className={classNames(styles.place, className)} />
}

/** Nothing waits for a change: the code that follows does. */
const never = () => () => undefined

/**
 * Keeps the place of the recently viewed products where there are any but `except`, before their code comes: what stands
 * below must not jump. It reads their store's text for itself, since that code is what comes later.
 */
export function RecentlyViewedPlaceholder({
  except = '',
  className,
}: {
  except?: string
  className?: string | undefined
}) {
  const { layer } = useData()
  const isStored = useSyncExternalStore(
    never,
    () => {
      const stored = storageOf('localStorage').getItem(storageKey('seen', layer))
      return (stored?.match(/"[^"]+"/g) ?? []).some((slug) => slug !== JSON.stringify(except))
    },
    () => false,
  )
  return isStored ? <RowPlaceholder className={className} /> : null
}
