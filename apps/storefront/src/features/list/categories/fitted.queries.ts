import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { Category } from '../../../data/port/catalogue.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import type { Vehicle } from '../../../data/port/vehicles.port.ts'
import { productListQuery } from '../../product-cards/catalogue.queries.ts'

/** How many stand in a row of a category's front page. */
export const rowLimit = 8

/** What fits a vehicle of a category, what sells most first. */
export const bestFittedQuery = (data: DataPort, category: Category, vehicle: Vehicle) =>
  productListQuery(data, {
    limit: rowLimit,
    categorySlug: category.slug,
    filters: { vehicle: encodeVehicle(vehicle) },
    sort: 'sold_desc',
  })
