import { useQuery } from '@tanstack/react-query'
import { formatClp } from '#rules/money/money.ts'
import type { ProductFacets } from '../../../data/port/catalogue.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { type Text, useLanguage, useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { branchesQuery } from '../../content/content.queries.ts'
import { colorKey } from '../../product-cards/color-codes.ts'
import { changedHref, type ListPlace } from '../list-facts.ts'
import { type ListState, listHref, withoutFilters } from '../list-state.ts'
import styles from './active-filters.module.css'
import { amountRangeName } from './amount-range.ts'
import { leastOf, openPrice, toggled, withAttribute } from './filter-changes.ts'

/** A chip for each filter that narrows the list, one at least; following one takes it away. The vehicle has a line of its own. */
export function ActiveFilters({ place, facets }: { place: ListPlace; facets: ProductFacets | null }) {
  const text = useText()
  const { locale } = useLanguage()
  const data = useData()
  const { data: branches } = useQuery({ ...branchesQuery(data), enabled: place.state.branchId !== null })
  const { state, path } = place
  const brandName = (slug: string) => facets?.brands.find((brand) => brand.slug === slug)?.name ?? slug
  const colorName = (slug: string) => {
    const key = colorKey(slug)
    return key ? text(key) : slug
  }
  const least = leastOf(state.ratings)
  const chips = [
    ...(state.price
      ? [
          {
            name: priceName(state.price, text),
            to: changedHref(place, { price: null }),
          },
        ]
      : []),
    ...state.brands.map((slug) => ({
      name: brandName(slug),
      to: changedHref(place, { brands: toggled(state.brands, slug) }),
    })),
    ...(state.available
      ? [{ name: text('CATALOGUE_FILTER_AVAILABLE'), to: changedHref(place, { available: false }) }]
      : []),
    ...(state.branchId === null
      ? []
      : [
          {
            name: branches?.find(({ id }) => id === state.branchId)?.name ?? text('CATALOGUE_FILTER_BRANCH'),
            to: changedHref(place, { branchId: null }),
          },
        ]),
    ...(state.discount === 'any'
      ? []
      : [
          {
            name: text(
              state.discount === 'yes' ? 'CATALOGUE_FILTER_DISCOUNT_YES' : 'CATALOGUE_FILTER_DISCOUNT_NO',
            ),
            to: changedHref(place, { discount: 'any' }),
          },
        ]),
    ...(least === null
      ? state.ratings.map((stars) => ({
          name: text('CATALOGUE_FILTER_RATING_STARS', { count: stars }),
          to: changedHref(place, { ratings: toggled(state.ratings, stars) }),
        }))
      : [
          {
            name: text('CATALOGUE_FILTER_RATING_FROM', { count: least }),
            to: changedHref(place, { ratings: [] }),
          },
        ]),
    ...state.colors.map((slug) => ({
      name: colorName(slug),
      to: changedHref(place, { colors: toggled(state.colors, slug) }),
    })),
    ...Object.entries(state.attributes).flatMap(([slug, values]) => {
      const attribute = facets?.attributes.find((each) => each.slug === slug)
      const nameOf = (value: string) =>
        (attribute?.kind === 'number' ? amountRangeName(value, attribute.unit, { locale, text }) : null) ??
        attribute?.values.find((each) => each.slug === value)?.name ??
        value
      return values.map((value) => ({
        name: `${attribute?.name ?? slug}: ${nameOf(value)}`,
        to: changedHref(place, { attributes: withAttribute(state.attributes, slug, toggled(values, value)) }),
      }))
    }),
  ]
  return (
    <ul className={styles.chips} aria-label={text('CATALOGUE_FILTERS_ACTIVE')}>
      {chips.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            keepPosition
            rel="nofollow"
            className={styles.chip}
            aria-label={text('CATALOGUE_FILTER_REMOVE', { name })}
          >
            {name}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listHref(path, withoutFilters(state))} keepPosition rel="nofollow" className={styles.clear}>
          {text('CATALOGUE_FILTERS_CLEAR')}
        </Link>
      </li>
    </ul>
  )
}

/** 'Hasta $20.000' where only that end was typed. */
function priceName({ low, high }: NonNullable<ListState['price']>, text: Text): string {
  if (low <= openPrice.low) return text('CATALOGUE_FILTER_UP_TO', { value: formatClp(high) })
  if (high >= openPrice.high) return text('CATALOGUE_FILTER_FROM', { value: formatClp(low) })
  return `${formatClp(low)} – ${formatClp(high)}`
}
