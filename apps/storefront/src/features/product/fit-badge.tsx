import type { Fitment } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { conditionsOf, fitOf } from '../vehicles/fit.ts'
import styles from './fit-badge.module.css'

const keys = {
  fits: 'PRODUCT_FITS',
  fitsWithCondition: 'PRODUCT_FITS_IF',
  doesNotFit: 'PRODUCT_FITS_NOT',
  universal: 'PRODUCT_FITS_ALL',
  unknown: 'PRODUCT_FIT_UNKNOWN',
} as const
const icons = {
  fits: 'check',
  fitsWithCondition: 'info',
  doesNotFit: 'close',
  universal: 'check',
  unknown: 'info',
} as const

/** Whether a part fits the shopper's vehicle (D40), named in full; without a vehicle, that it depends on it. */
export function FitBadge({ fitment }: { fitment: Fitment }) {
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const fit = fitOf(fitment, vehicle)
  const reason = fit?.reasons[0]
  const isOfOtherYears = reason?.kind === 'years'
  const name = vehicle ? `${vehicle.make} ${vehicle.model} ${vehicle.year}, ${vehicle.engine}` : ''
  return (
    <p className={styles.fit} data-fit={fit?.verdict ?? 'open'} role="status">
      <Icon name={fit ? icons[fit.verdict] : 'car'} />
      <span>
        {fit
          ? text(isOfOtherYears ? 'PRODUCT_FITS_NOT_YEARS' : keys[fit.verdict], {
              vehicle: name,
              conditions: conditionsOf(fit),
              ...(isOfOtherYears && { from: `${reason.from}`, to: `${reason.to}` }),
            })
          : text('PRODUCT_FIT_OPEN')}
      </span>
    </p>
  )
}
