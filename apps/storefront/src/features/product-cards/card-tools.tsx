import type { ProductCard } from '../../data/port/catalogue.port.ts'
import { useIsStored } from '../../shell/is-stored.ts'
import { useText } from '../../shell/texts.tsx'
import { ClientOnly } from '../../ui/later/client-only.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { type SavedToggle, useCompareToggle, useWishlistToggle } from '../saved-products/use-saved-toggle.ts'
import { useCurrentVehicle } from '../vehicles/current-vehicle.store.ts'
import { fitOf } from '../vehicles/fit.ts'
import styles from './card-tools.module.css'
import { openQuickView } from './open-quick-view.ts'

const fitKeys = {
  fits: 'CATALOGUE_FIT_FITS',
  fitsWithCondition: 'CATALOGUE_FIT_FITS_IF',
  doesNotFit: 'CATALOGUE_FIT_FITS_NOT',
  universal: 'CATALOGUE_FIT_FITS_ALL',
  unknown: 'CATALOGUE_FIT_UNKNOWN',
} as const
const fitIcons = {
  fits: 'check',
  fitsWithCondition: 'info',
  doesNotFit: 'close',
  universal: 'check',
  unknown: 'info',
} as const

const PetFitLabel = deferred(() => import('../pets/pet-fit-label.tsx'))

/** Over the picture of a card: wishlist, compare, quick view, and whether it suits the shopper's vehicle (D40) or animal. */
export default function CardTools({ product }: { product: ProductCard }) {
  const text = useText()
  const wishlist = useWishlistToggle(product)
  const compare = useCompareToggle(product)
  const { vehicle } = useCurrentVehicle()
  const fit = vehicle && fitOf(product.fitment, vehicle)
  const hasPets = useIsStored('pets')
  const { name, suits } = product
  return (
    <>
      <span className={styles.tools}>
        <Tool of={wishlist} icon="heart" label={text('CATALOGUE_WISH', { name })} />
        <Tool of={compare} icon="scale" label={text('CATALOGUE_COMPARE', { name })} isMinor />
        <button
          type="button"
          data-minor="view"
          aria-haspopup="dialog"
          aria-label={text('CATALOGUE_QUICK_VIEW', { name })}
          onClick={() => openQuickView(product.slug)}
        >
          <Icon name="eye" />
        </button>
      </span>
      {fit && (
        <span className={styles.fit} data-fit={fit.verdict}>
          <Icon name={fitIcons[fit.verdict]} size={16} />
          <span>{text(fitKeys[fit.verdict], { vehicle: `${vehicle.model} ${vehicle.year}` })}</span>
        </span>
      )}
      {suits && hasPets && (
        <ClientOnly>
          <PetFitLabel suits={suits} className={styles.fit} />
        </ClientOnly>
      )}
    </>
  )
}

function Tool({
  of,
  icon,
  label,
  isMinor = false,
}: {
  of: SavedToggle
  icon: IconName
  label: string
  isMinor?: boolean
}) {
  return (
    <button
      type="button"
      data-minor={isMinor ? 'compare' : undefined}
      aria-pressed={of.isSaved}
      aria-busy={of.isBusy || undefined}
      aria-label={label}
      onClick={of.toggle}
    >
      <Icon name={icon} />
    </button>
  )
}
