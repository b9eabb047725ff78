import { useId, useState } from 'react'
import type { Category, ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useNavigate } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { changedHref } from '../list-facts.ts'
import { type ListState, listHref, listQueryOf } from '../list-state.ts'
import { AttributeFilter } from './attribute-filter.tsx'
import { AvailabilityFilter } from './availability-filter.tsx'
import { CheckFilter, FilterRow } from './check-filter.tsx'
import { ColorFilter } from './color-filter.tsx'
import { toggled, withAttribute } from './filter-changes.ts'
import type { FilterPanelProps } from './filter-panel-props.ts'
import { FilterSection } from './filter-section.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RatingFilter } from './rating-filter.tsx'
import { VehicleFilter } from './vehicle-filter.tsx'

const discountKeys = {
  any: 'CATALOGUE_FILTER_DISCOUNT_ANY',
  yes: 'CATALOGUE_FILTER_DISCOUNT_YES',
  no: 'CATALOGUE_FILTER_DISCOUNT_NO',
} as const

/**
 * Every filter applies at once and stands in the query; the page keeps its position meanwhile. A tick shows
 * before the list has followed, and the next one builds on it.
 */
export function FilterFields({
  place,
  category,
  categories,
  facets,
  brandSlug,
}: FilterPanelProps & { facets: ProductFacets }) {
  const text = useText()
  const navigate = useNavigate()
  const group = useId()
  const href = listHref(place.path, place.state)
  const [wanted, setWanted] = useState({ href, state: place.state })
  if (wanted.href !== href) setWanted({ href, state: place.state })
  const { state } = wanted
  const change = (part: Partial<ListState>) => {
    setWanted({ href, state: { ...state, page: 1, ...part } })
    navigate(changedHref({ path: place.path, state }, part), { keepPosition: true })
  }
  const attributeOf = (attribute: ProductFacets['attributes'][number]) => (
    <FilterSection key={attribute.slug} title={attribute.name} lang={attribute.lang}>
      <AttributeFilter
        attribute={attribute}
        chosen={state.attributes[attribute.slug] ?? []}
        onChoose={(values) => change({ attributes: withAttribute(state.attributes, attribute.slug, values) })}
      />
    </FilterSection>
  )
  // A search or a brand asks for a vehicle where parts were found.
  const isForVehicles = category
    ? category.category.tree === 'vehicles'
    : facets.categories.some(({ slug }) => isOfVehicles(categories, slug))

  return (
    <>
      {(isForVehicles || state.vehicle !== null) && (
        <FilterSection title={text('CATALOGUE_FILTER_VEHICLE')}>
          <VehicleFilter
            chosen={state.vehicle}
            facet={facets.vehicle}
            onChoose={(vehicle) => change({ vehicle })}
          />
        </FilterSection>
      )}
      {facets.attributes.filter(({ isMain }) => isMain).map(attributeOf)}
      {facets.brands.length > 0 && !brandSlug && (
        <FilterSection title={text('CATALOGUE_FILTER_BRAND')}>
          <CheckFilter
            values={facets.brands}
            chosen={state.brands}
            onToggle={(slug) => change({ brands: toggled(state.brands, slug) })}
          />
        </FilterSection>
      )}
      {facets.price.max > facets.price.min && (
        <FilterSection title={text('CATALOGUE_FILTER_PRICE')}>
          <PriceFilter bounds={facets.price} chosen={state.price} onChoose={(price) => change({ price })} />
        </FilterSection>
      )}
      <FilterSection title={text('CATALOGUE_FILTER_AVAILABILITY')}>
        <AvailabilityFilter
          list={listQueryOf(state, { categorySlug: category?.category.slug, brandSlug })}
          available={state.available}
          branchId={state.branchId}
          onAvailable={(available) => change({ available })}
          onBranch={(branchId) => change({ branchId })}
        />
      </FilterSection>
      <FilterSection title={text('CATALOGUE_FILTER_DISCOUNT')}>
        {(['any', 'yes', 'no'] as const).map((choice) => (
          <FilterRow
            key={choice}
            count={facets.discount[choice]}
            type="radio"
            name={`${group}-discount`}
            checked={state.discount === choice}
            disabled={facets.discount[choice] === 0 && state.discount !== choice}
            onChange={() => change({ discount: choice })}
          >
            {text(discountKeys[choice])}
          </FilterRow>
        ))}
      </FilterSection>
      {facets.ratings.length > 0 && (
        <FilterSection title={text('CATALOGUE_FILTER_RATING')}>
          <RatingFilter
            ratings={facets.ratings}
            chosen={state.ratings}
            onChoose={(ratings) => change({ ratings })}
          />
        </FilterSection>
      )}
      {facets.colors.length > 0 && (
        <FilterSection title={text('CATALOGUE_FILTER_COLOR')}>
          <ColorFilter
            colors={facets.colors}
            chosen={state.colors}
            onToggle={(slug) => change({ colors: toggled(state.colors, slug) })}
          />
        </FilterSection>
      )}
      {facets.attributes.filter(({ isMain }) => !isMain).map(attributeOf)}
    </>
  )
}

const isOfVehicles = (categories: readonly Category[], slug: string): boolean =>
  categories.some((each) => each.slug === slug && each.tree === 'vehicles')
