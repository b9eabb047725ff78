import { wantedValues } from '#rules/catalogue/attribute-choice.ts'
import { type ListWindow, listWindow } from '#rules/catalogue/list-window.ts'
import type { OfferedAttribute } from '#rules/catalogue/offered-attributes.ts'
import type { ProductSort } from '#rules/catalogue/product-sorts.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database } from '../../db/connection.ts'
import { cachedFindsOf, type Searched } from '../../search/cached-finds.ts'
import { missedSearchesOf } from '../../search/missed-searches.service.ts'
import { searchService } from '../../search/search.service.ts'
import type { VehicleRow } from '../../vehicles/vehicles.service.ts'
import type { CardRow } from '../cards/card-row.ts'
import { cardsStore } from '../cards/cards.store.ts'
import { formerCategory } from './category-addresses.store.ts'
import { type Available, countAvailable } from './count-available.ts'
import { type Counted, countFacets } from './count-facets.ts'
import { type Facets, findPage, findStanding, type ListScope } from './list.store.ts'
import { type ListRows, listRowsOf } from './list-rows.ts'
import {
  type PageRequest,
  pageOfLeading,
  pageOfPlaces,
  type Standing,
  soldStanding,
} from './page-of-places.ts'

/** What chooses the products of a list, and the counts of its filters. */
export type ListFilters = Omit<ListScope, 'categoryIds'> & {
  categoryId: number | null
  categorySlug: string | null
  /** In which its text is looked for. */
  language?: ShopLanguage
  /** Looks for the words of the text alone, without reading a vehicle or an animal in them. */
  literally?: boolean
}

export type ListQuery = ListFilters & {
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
  /** Whether a text found more than is looked at, so that `window.total` says only 'more than' (D18). */
  isTotalLeast: boolean
  /** For a text that finds nothing at all: one like it that does. */
  correction: string | null
  /** What was read in its text; null without one. */
  searched: Searched | null
}

/** A list whose filters are counted, of which a page is to be found. */
type CountedList = {
  rows: ListRows
  scope: Omit<ListScope, 'text'>
  counted: Counted
  /** What its text finds, the best first; null without a text. */
  found: Int32Array | null
}

export type ListService = ReturnType<typeof listService>

/** What a text finds beyond these is neither counted nor listed: nobody pages so far (decision 0073). */
const mostFound = 10_000

/** More products than this are not named one by one for a page, but found by what was asked. */
const mostNamed = 50_000

/** More products than this stand by their Spanish names in every language: no index has the others (0640). */
const mostByOwnNames = 20_000

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

export function listService(
  { database }: { database: Pick<Database, 'db' | 'pool'> },
  { byOwnNames = mostByOwnNames }: { byOwnNames?: number } = {},
) {
  const cards = cardsStore(database)
  const cached = listRowsOf(database)
  const search = searchService({ database })
  const finds = cachedFindsOf(database)
  const missed = missedSearchesOf(database)

  /** What a text finds, whatever filters it is listed with; null without a text. */
  function searchedFor({ text, language, literally }: ListFilters): Promise<Searched> | null {
    if (text.trim() === '') return null
    const find = () => search.find(text, { most: mostFound + 1, language, literally })
    return finds.of(JSON.stringify([text, language, literally]), find)
  }

  /** Of the last product of a page, which may be sold no more meanwhile; undefined where there is none. */
  const standing = async ({ columns }: ListRows, id: number): Promise<Standing | undefined> =>
    soldStanding(columns, id) ?? (await findStanding(database.db, id))

  /** What a query asks of the rows; null for an unknown category. */
  async function scopeOf(rows: ListRows, query: ListFilters): Promise<Omit<ListScope, 'text'> | null> {
    const { categoryId, categorySlug, text: _, literally: __, language: ___, ...filters } = query
    const bySlug =
      categorySlug === null
        ? null
        : (rows.names.categories.find(({ slug }) => slug === categorySlug)?.id ??
          (await formerCategory(database.db, categorySlug))?.id)
    if (bySlug === undefined) return null
    return {
      ...filters,
      // An id that no vehicle has narrows nothing: what fits every vehicle is not what was asked for.
      vehicle: query.vehicle && rows.vehicles.has(query.vehicle.id) ? query.vehicle : null,
      categoryIds: [categoryId, bySlug].filter((id) => id !== null),
      attributes: wantedValues(rows.attributes, filters.attributes),
    }
  }

  /**
   * The ids of a page. Without a wait before it reads what was counted: the next reading of the products changes that.
   * `last` is what `after` stands by.
   */
  async function idsOfPage(
    { rows, scope, counted, found }: CountedList,
    request: PageRequest,
    last: Standing | null,
  ): Promise<readonly number[]> {
    const { columns } = rows
    const { sort, limit, offset, after } = request
    const idsOf = (places: Int32Array) => Array.from(places, (place) => columns.ids[place] ?? 0)
    // What a text finds is in the order of its own already.
    if (found && sort === 'default') {
      const passing = counted.passing()
      if (after === null) return idsOf(passing.subarray(offset, offset + limit))
      return behind(idsOf(passing), after).slice(0, limit)
    }
    const leading = counted.leading()
    const held =
      (leading && pageOfLeading(columns, leading, request, last)) ??
      pageOfPlaces(columns, counted.passing(), request, last)
    if (held) return held
    // What suits an animal the rule alone knows, so that it has to be named.
    const isNamed = counted.facets.total <= mostNamed || scope.pet !== null
    return findPage(database.db, scope, isNamed ? idsOf(counted.passing()) : null, request)
  }

  return {
    /**
     * A page of products with the counts of the filters; an unknown category holds nothing, and a page past
     * the end is the last one.
     */
    async list(query: ListQuery): Promise<ListFound> {
      const { page, limit, sort, after, ...asked } = query
      const searched = await searchedFor(query)
      const rows = await cached.current()
      const vehicle = query.vehicle && (rows.vehicles.get(query.vehicle.id) ?? null)
      const scope = await scopeOf(rows, asked)
      const found = searched?.found.ids ?? null
      const isMissed = found?.length === 0 && searched?.reading.isQuestion === false
      if (isMissed && page === 1) missed.note(query.text)
      if (scope === null) {
        const window = listWindow({ total: 0, page, limit })
        return {
          items: [],
          facets: nothing,
          attributes: [],
          vehicle,
          window,
          isTotalLeast: false,
          correction: null,
          searched,
        }
      }
      const last = after === null ? null : await standing(rows, after)
      const counted = countFacets(rows, query.attributes, scope, found && { ids: found, most: mostFound })
      const { attributes, ...facets } = counted.facets
      const window = listWindow({ total: facets.total, page, limit })
      const offset = (window.page - 1) * limit
      const language = (facets.total <= byOwnNames && query.language) || 'es'
      const request = { sort, limit, offset, after, language }
      const shown = last === undefined ? [] : await idsOfPage({ rows, scope, counted, found }, request, last)
      return {
        items: await cards.find(shown),
        facets,
        attributes,
        vehicle,
        window,
        isTotalLeast: found !== null && found.length > mostFound,
        correction: isMissed ? await search.correct(query.text) : null,
        searched,
      }
    },

    /** How many of the products of a list can be had, and in which branches. */
    async available(query: ListFilters): Promise<Available> {
      const found = (await searchedFor(query))?.found.ids ?? null
      const rows = await cached.current()
      const scope = await scopeOf(rows, query)
      if (scope === null) return { available: 0, branches: [] }
      return countAvailable(rows, scope, found && { ids: found, most: mostFound })
    },
  }
}

/** The ids behind one of them; none behind one that is not among them. */
function behind(ids: readonly number[], after: number): readonly number[] {
  const place = ids.indexOf(after)
  return place < 0 ? [] : ids.slice(place + 1)
}
