import { readAttributes } from '#rules/catalogue/attribute-values.ts'
import { FittingPlaces } from './fitting-places.ts'
import type { ListScope } from './list.store.ts'
import { ListColumns, type ListRow } from './list-columns.ts'
import type { ListRows } from './list-rows.ts'
import { Scopes } from './scope-places.ts'

/** The scope of a list that narrows nothing. */
export const everything: Omit<ListScope, 'text'> = {
  categoryIds: [],
  brandSlug: null,
  price: null,
  brands: [],
  ratings: [],
  offer: null,
  vehicle: null,
  pet: null,
  colors: [],
  available: false,
  branchId: null,
  attributes: {},
}

/** Features that products are made with. */
export const madeFeatures = [
  'etapa:adulto',
  'etapa:cachorro',
  'raza:grande',
  'raza:chica',
  'sabor:pollo',
] as const

/** A product that is in stock and differs from its neighbours in all that `made` leaves out. */
export const madeRow = (made: Pick<ListRow, 'id' | 'position' | 'price'> & Partial<ListRow>): ListRow => ({
  stars: made.id % 6,
  onOffer: made.id % 5 === 0,
  inStock: true,
  brandId: made.id % 40,
  fitsAll: false,
  vehicleIds: null,
  fitYears: null,
  suits: null,
  categoryIds: made.id % 2 === 0 ? '1,3' : '1',
  colors: made.id % 4 === 0 ? 'negro,rojo' : null,
  branchIds: '1',
  features: null,
  ...made,
})

/** `amount` products with ids from 1 on, as lists read them, with categories 1 to 3 and brands 0 to 39. */
export function madeRows(amount: number, rowOf: (id: number) => ListRow): ListRows {
  const columns = new ListColumns()
  for (let id = 1; id <= amount; id += 1) columns.put(rowOf(id))
  columns.end()
  const written = madeFeatures.map((feature) => {
    const [attribute = '', value = ''] = feature.split(':')
    return { attribute, attributeName: attribute, value, valueName: value }
  })
  return {
    columns,
    names: {
      brands: Array.from({ length: 40 }, (_, id) => ({ id, slug: `marca-${id}`, name: `Marca ${id}` })),
      categories: [1, 2, 3].map((id) => ({ id, slug: `categoria-${id}`, name: `Categoría ${id}` })),
    },
    vehicles: new Map(),
    attributes: readAttributes([], written),
    fitting: new FittingPlaces(),
    scopes: new Scopes(),
  }
}
