import type { FitAnswer } from '#rules/fit/fit.ts'
import type { VehicleFitReason } from '#rules/fit/vehicle-fit.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { conditionsOf } from '../vehicles/fit.ts'
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

/** Whether a part fits the shopper's vehicle (D40), named in full. */
export function FitBadge({ fit, vehicle }: { fit: FitAnswer<VehicleFitReason>; vehicle: Vehicle }) {
  const text = useText()
  const [reason] = fit.reasons
  const isOfOtherYears = reason.kind === 'years'
  const name = `${vehicle.make} ${vehicle.model} ${vehicle.year}, ${vehicle.engine}`
  return (
    <p className={styles.fit} data-fit={fit.verdict} role="status">
      <Icon name={icons[fit.verdict]} />
      <span>
        {text(isOfOtherYears ? 'PRODUCT_FITS_NOT_YEARS' : keys[fit.verdict], {
          vehicle: name,
          conditions: conditionsOf(fit),
          ...(isOfOtherYears && { from: `${reason.from}`, to: `${reason.to}` }),
        })}
      </span>
    </p>
  )
}
