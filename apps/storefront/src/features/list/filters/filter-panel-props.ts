import type { Category, ProductFacets } from '../../../data/port/catalogue.port.ts'
import type { CategoryPlace } from '../categories/category-tree.ts'
import type { ListPlace } from '../list-facts.ts'

/** What the panel of filters and its parts are given. */
export type FilterPanelProps = {
  place: ListPlace
  category: CategoryPlace | null
  categories: Category[]
  /** Null until the first list is there. */
  facets: ProductFacets | null
  /** The brand of a brand's page, which the page itself decides. */
  brandSlug?: string | undefined
}
