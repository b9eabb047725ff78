import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Category, ProductCard } from '../../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../../data/port/vehicles.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { productListQuery } from '../../product-cards/catalogue.queries.ts'
import { ProductGrid } from '../../product-cards/product-grid.tsx'
import { categoryListHref } from '../../product-cards/product-href.ts'
import { allPartsFor } from '../../vehicles/all-parts.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import line from '../fit-line.module.css'
import { bestFittedQuery, rowLimit } from './fitted.queries.ts'

/**
 * What stands out in a category of parts, for the shopper's vehicle; `children` is what stands out for everybody, shown
 * where this visit wants to see all, and `waiting` what stands until it is known what fits.
 */
export default function FittedLanding({
  category,
  vehicle,
  waiting,
  children,
}: {
  category: Category
  vehicle: Vehicle
  waiting: ReactNode
  children: ReactNode
}) {
  const text = useText()
  const data = useData()
  const [isWhole, setWhole] = useState(() => allPartsFor.get() === vehicle.id)
  const asked = encodeVehicle(vehicle)
  const narrowed = { limit: rowLimit, categorySlug: category.slug, filters: { vehicle: asked } }
  const sold = useQuery(bestFittedQuery(data, category, vehicle))
  const rated = useQuery(productListQuery(data, { ...narrowed, sort: 'rating_desc' }))
  const turn = () => {
    allPartsFor.set(isWhole ? null : vehicle.id)
    setWhole(!isWhole)
  }
  if (!sold.data || !rated.data) return waiting
  const { total } = sold.data
  const key = isWhole
    ? 'CATALOGUE_VEHICLE_ALL'
    : total === 0
      ? 'CATALOGUE_VEHICLE_NONE'
      : 'CATALOGUE_VEHICLE_YOURS'
  return (
    <>
      <p className={line.line} data-all={isWhole || undefined}>
        <Icon name="car" />
        <span role="status">
          <bdi>{text(key, { vehicle: vehicleName(vehicle) })}</bdi>
        </span>
        <button type="button" className={line.way} onClick={turn}>
          {text(isWhole ? 'CATALOGUE_VEHICLE_SHOW_FITTING' : 'CATALOGUE_VEHICLE_SHOW_ALL')}
        </button>
      </p>
      {isWhole || total === 0 ? (
        children
      ) : (
        <>
          <Row title={text('CATALOGUE_BEST_SELLERS')} products={sold.data.items} eagerCount={2} />
          {total > rowLimit && <Row title={text('CATALOGUE_FEATURED')} products={rated.data.items} />}
          <ButtonLink to={`${categoryListHref(category.slug)}?filter_vehicle=${asked}`}>
            {text('CATALOGUE_SEE_ALL', { count: total })}
          </ButtonLink>
        </>
      )}
    </>
  )
}

function Row({
  title,
  products,
  eagerCount = 0,
}: {
  title: string
  products: ProductCard[]
  eagerCount?: number
}) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ProductGrid products={products} eagerCount={eagerCount} />
    </section>
  )
}
