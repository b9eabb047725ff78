import { useQuery } from '@tanstack/react-query'
import { availability } from '#rules/catalogue/stock.ts'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Product } from '../../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../../data/port/vehicles.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { categoryListHref, productHref } from '../../product-cards/product-href.ts'
import { ProductName } from '../../product-cards/product-name.tsx'
import { partsHref } from '../../vehicles/parts-href.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import { analogsQuery } from './analogs.queries.ts'
import styles from './fitting-way.module.css'

/**
 * From a part that does not fit to one of its kind that does, before all others to one that can be bought; where there
 * is none, to what fits in its category. From one that fits, to all that do.
 */
export function FittingWay({
  product,
  vehicle,
  isMisfit,
}: {
  product: Product
  vehicle: Vehicle
  isMisfit: boolean
}) {
  const text = useText()
  const data = useData()
  const others = useQuery({ ...analogsQuery(data, product.id, vehicle), enabled: isMisfit })
  if (!isMisfit) {
    return (
      <Link to={partsHref(vehicle)} className={styles.way}>
        <span>{text('PRODUCT_FIT_MORE', { vehicle: vehicleName(vehicle) })}</span>
        <Icon name="arrow" size={18} />
      </Link>
    )
  }
  if (others.isPending) return <Skeleton blockSize="64px" className={styles.waiting} />
  const found = others.data ?? []
  const other =
    found.find(({ stock, backorder }) => availability(stock, backorder) !== 'out-of-stock') ?? found[0]
  const leaf = product.categoryPath.at(-1)
  if (!other) {
    if (!leaf) return null
    return (
      <Link
        to={`${categoryListHref(leaf.slug)}?filter_vehicle=${encodeVehicle(vehicle)}`}
        className={styles.way}
        data-misfit
      >
        <span>{text('PRODUCT_FIT_NONE_LIKE', { category: leaf.name, vehicle: vehicleName(vehicle) })}</span>
        <Icon name="arrow" size={18} />
      </Link>
    )
  }
  const [picture] = other.pictures
  return (
    <Link to={productHref(other)} className={styles.other} data-misfit>
      {picture && <Picture picture={{ ...picture, alt: '' }} size={48} className={styles.picture} />}
      <span className={styles.words}>
        <small>{text('PRODUCT_FIT_INSTEAD')}</small>
        <b lang={other.lang}>
          <ProductName name={other.name} />
        </b>
      </span>
      <Price amount={other.price} />
      <Icon name="arrow" size={20} />
    </Link>
  )
}
