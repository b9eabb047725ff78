import { useText } from '../../app/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ListPlace } from './list-facts.ts'
import { countFilters, listHref, withoutFilters } from './list-state.ts'

/** A list without products: nothing matches what was asked, or the category holds nothing yet. */
export function EmptyList({ place: { path, state } }: { place: ListPlace }) {
  const text = useText()
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
  return (
    <EmptyState icon="search" title={text('CATALOGUE_NO_MATCH')} text={text('CATALOGUE_NO_MATCH_HINT')}>
      {countFilters(state) > 0 && (
        <ButtonLink to={listHref(path, withoutFilters(state))}>{text('CATALOGUE_FILTERS_CLEAR')}</ButtonLink>
      )}
      <ButtonLink to="/shop/shop-list" kind="outline">
        {text('CATALOGUE_NO_MATCH_RESET')}
      </ButtonLink>
    </EmptyState>
  )
}
