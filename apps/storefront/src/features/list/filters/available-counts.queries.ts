import { queryOptions } from '@tanstack/react-query'
import type { ProductListQuery } from '../../../data/port/catalogue.port.ts'
import type { DataPort } from '../../../data/port/port.ts'
import { layerOf } from '../../product-cards/catalogue.queries.ts'

/** What can be had of a list; asked once for all its pages and orders. */
export function availableCountsQuery(data: DataPort, list: ProductListQuery) {
  const { page: _page, limit: _limit, sort: _sort, ...query } = list
  return queryOptions({
    queryKey: [...layerOf(data), 'available', query],
    queryFn: () => data.catalogue.countAvailable(query),
  })
}
