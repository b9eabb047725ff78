import { type ListWindow, listWindow } from '#rules/list-window.ts'
import { type OfferedAttribute, offeredAttributes } from '#rules/offered-attributes.ts'
import type { Database } from '../db/connection.ts'
import { type VehicleRow, vehiclesService } from '../vehicles/vehicles.service.ts'
import { type CardRow, cardsStore } from './cards.store.ts'
import { catalogueStore } from './catalogue.store.ts'
import { type Facets, findFacets, findPage, type ListScope, type ProductSort } from './list.store.ts'

export type ListQuery = Omit<ListScope, 'categoryIds'> & {
  categoryId: number | null
  categorySlug: string | null
  page: number
  limit: number
  sort: ProductSort
  /** The last product of the page before; the page then begins behind it (D18). */
  after: number | null
}

export type ListFound = {
  items: CardRow[]
  facets: Omit<Facets, 'attributes'>
  attributes: OfferedAttribute[]
  /** The vehicle that was asked for; null where none was, or none is known by its id. */
  vehicle: VehicleRow | null
  window: ListWindow
}

export type ListService = ReturnType<typeof listService>

const nothing: Facets = {
  inScope: 0,
  total: 0,
  minPrice: null,
  maxPrice: null,
  anyOffer: 0,
  offers: 0,
  brands: [],
  categories: [],
  ratings: [],
  colors: [],
  attributes: [],
  anyVehicle: 0,
}

export function listService(database: Pick<Database, 'db'>) {
  const cards = cardsStore(database)
  const catalogue = catalogueStore(database)
  const vehicles = vehiclesService(database)

  return {
    /**
     * A page of products with the counts of the filters; an unknown category holds nothing, and a page past
     * the end is the last one.
     */
    async list(query: ListQuery): Promise<ListFound> {
      const { categoryId, categorySlug, page, limit, sort, after, ...filters } = query
      const [bySlug, vehicle] = await Promise.all([
        categorySlug === null ? null : catalogue.categoryIdBySlug(categorySlug),
        query.vehicleId === null ? null : vehicles.byId(query.vehicleId),
      ])
      if (bySlug === undefined) {
        const window = listWindow({ total: 0, page, limit })
        return { items: [], facets: nothing, attributes: [], vehicle, window }
      }
      const categoryIds = [categoryId, bySlug].filter((id) => id !== null)
      const scope: ListScope = { ...filters, categoryIds }
      const [ids, { attributes, ...facets }] = await Promise.all([
        findPage(database.db, scope, { sort, limit, offset: (page - 1) * limit, after }),
        findFacets(database.db, scope),
      ])
      const window = listWindow({ total: facets.total, page, limit })
      const shown =
        window.page === page || after !== null
          ? ids
          : await findPage(database.db, scope, { sort, limit, offset: (window.page - 1) * limit, after })
      return {
        items: await cards.find(shown),
        facets,
        attributes: offeredAttributes(attributes, facets.inScope, Object.keys(query.attributes)),
        vehicle,
        window,
      }
    },
  }
}
