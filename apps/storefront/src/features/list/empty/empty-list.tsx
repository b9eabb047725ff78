import { Suspense } from 'react'
import { encodeVehicle } from '#rules/vehicles/asked-vehicle.ts'
import type { ProductList } from '../../../data/port/catalogue.port.ts'
import { useText } from '../../../shell/texts.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { deferred } from '../../../ui/later/deferred.ts'
import { EmptyShop } from '../../product-cards/empty-shop.tsx'
import { useIsShopEmpty } from '../../product-cards/use-is-shop-empty.ts'
import { helpPaths } from '../../search/help-pages.ts'
import { helpTitles } from '../../search/help-titles.ts'
import { allPartsFor } from '../../vehicles/all-parts.ts'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { partsHref } from '../../vehicles/parts-href.ts'
import { vehicleName } from '../../vehicles/vehicle-name.ts'
import { changedHref, type ListPlace } from '../list-facts.ts'
import { countFilters, listHref, withoutFilters } from '../list-state.ts'
import styles from './empty-list.module.css'

const EmptyResultSuggestions = deferred(async () => ({
  default: (await import('./empty-result-suggestions.tsx')).EmptyResultSuggestions,
}))

/**
 * A list without products: nothing matches what was asked, or the category or the shop holds nothing yet. A search goes on
 * from here: with what was probably meant, with a category, or with what sells most. Where nothing fits the shopper's
 * vehicle, it is said what there is for others.
 */
export default function EmptyList({ place, list }: { place: ListPlace; list: ProductList }) {
  const { path, state } = place
  const { correction } = list
  const text = useText()
  const isShopEmpty = useIsShopEmpty()
  const { vehicle } = useCurrentVehicle()
  const others = list.facets.vehicle?.any ?? 0
  if (isShopEmpty) return <EmptyShop />
  if (state.search === '' && countFilters(state) === 0) {
    return (
      <EmptyState
        icon="package"
        title={text('CATALOGUE_EMPTY_CATEGORY')}
        text={text('CATALOGUE_EMPTY_CATEGORY_HINT')}
      >
        <ButtonLink to="/shop/shop-list">{text('CATALOGUE_NO_MATCH_RESET')}</ButtonLink>
      </EmptyState>
    )
  }
  if (vehicle && state.vehicle === encodeVehicle(vehicle) && others > 0) {
    return (
      <EmptyState
        icon="car"
        title={text('CATALOGUE_VEHICLE_EMPTY', { vehicle: vehicleName(vehicle) })}
        text={text('CATALOGUE_VEHICLE_EMPTY_HINT')}
      >
        <ButtonLink to={partsHref(vehicle)}>{text('CATALOGUE_VEHICLE_EMPTY_PARTS')}</ButtonLink>
        <ButtonLink
          to={changedHref(place, { vehicle: null })}
          kind="outline"
          onClick={() => allPartsFor.set(vehicle.id)}
        >
          {text('CATALOGUE_VEHICLE_EMPTY_OTHERS', { count: others })}
        </ButtonLink>
      </EmptyState>
    )
  }
  const topics = list.reading?.topics ?? []
  if (topics.length > 0) {
    return (
      <EmptyState icon="info" title={text('SEARCH_HELP_ANSWERS')}>
        {topics.map((topic) => (
          <ButtonLink key={topic} to={helpPaths[topic]}>
            {text(helpTitles[topic])}
          </ButtonLink>
        ))}
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState icon="search" title={text('CATALOGUE_NO_MATCH')} text={text('CATALOGUE_NO_MATCH_HINT')}>
        {correction && (
          <Link
            className={styles.correction}
            to={listHref(path, { ...withoutFilters(state), search: correction, page: 1 })}
          >
            {text('CATALOGUE_DID_YOU_MEAN', { text: correction })}
          </Link>
        )}
        {countFilters(state) > 0 && (
          <ButtonLink to={listHref(path, withoutFilters(state))}>
            {text('CATALOGUE_FILTERS_CLEAR')}
          </ButtonLink>
        )}
        <ButtonLink to="/shop/shop-list" kind="outline">
          {text('CATALOGUE_NO_MATCH_RESET')}
        </ButtonLink>
      </EmptyState>
      {state.search !== '' && (
        <Suspense>
          <EmptyResultSuggestions search={state.search} />
        </Suspense>
      )}
    </>
  )
}
