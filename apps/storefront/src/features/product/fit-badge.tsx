import type { Fitment } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { fitOf } from '../vehicles/fit.ts'
import styles from './fit-badge.module.css'

const keys = {
  fits: 'PRODUCT_FITS',
  'fits-not': 'PRODUCT_FITS_NOT',
  'fits-all': 'PRODUCT_FITS_ALL',
  unknown: 'PRODUCT_FIT_UNKNOWN',
} as const
const icons = { fits: 'check', 'fits-not': 'close', 'fits-all': 'check', unknown: 'info' } as const

/** Whether a part fits the shopper's vehicle (D40), named in full; without a vehicle, that it depends on it. */
export default function FitBadge({ fitment }: { fitment: Fitment }) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const fit = fitOf(fitment, vehicle)
  const name = vehicle ? `${vehicle.make} ${vehicle.model} ${vehicle.year}, ${vehicle.engine}` : ''
  return (
    <p className={styles.fit} data-fit={fit ?? 'open'} role="status">
      <Icon name={fit ? icons[fit] : 'car'} />
      <span>{fit ? text(keys[fit], { vehicle: name }) : text('PRODUCT_FIT_OPEN')}</span>
    </p>
  )
}
