import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Category } from '../../../data/port/catalogue.port.ts'
import type { Vehicle } from '../../../data/port/vehicles.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { bestFittedQuery } from './fitted.queries.ts'
import { SubcategoryTiles } from './subcategory-tiles.tsx'

/** Categories below one of parts, each with how many of its products fit the shopper's vehicle. */
export default function FittedTiles({
  category,
  vehicle,
  ...tiles
}: ComponentProps<typeof SubcategoryTiles> & { category: Category; vehicle: Vehicle }) {
  const text = useText()
  const { data } = useQuery(bestFittedQuery(useData(), category, vehicle))
  const countOf = (id: number) => data?.facets.categories.find((each) => each.id === id)?.count ?? 0
  return (
    <SubcategoryTiles
      {...tiles}
      said={data && (({ id }) => text('CATALOGUE_COUNT_FITTING', { count: countOf(id) }))}
    />
  )
}
