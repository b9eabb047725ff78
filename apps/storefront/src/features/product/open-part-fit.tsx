import type { Fitment } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './fit-badge.module.css'

/** What a part says of vehicles where none is chosen: that it depends on it, or that it does not. */
export function OpenPartFit({ kind }: { kind: Fitment['kind'] }) {
  const text = useText()
  const [fit, icon, key] =
    kind === 'all'
      ? (['universal', 'check', 'PRODUCT_FITS_ALL'] as const)
      : kind === 'unknown'
        ? (['unknown', 'info', 'PRODUCT_FIT_UNKNOWN'] as const)
        : (['open', 'car', 'PRODUCT_FIT_OPEN'] as const)
  return (
    <p className={styles.fit} data-fit={fit} role="status">
      <Icon name={icon} />
      <span>{text(key)}</span>
    </p>
  )
}
