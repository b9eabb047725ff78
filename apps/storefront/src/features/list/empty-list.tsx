import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { EmptyShop } from '../product-cards/empty-shop.tsx'
import { useIsShopEmpty } from '../product-cards/use-is-shop-empty.ts'
import styles from './empty-list.module.css'
import { EmptyResultSuggestions } from './empty-result-suggestions.tsx'
import type { ListPlace } from './list-facts.ts'
import { countFilters, listHref, withoutFilters } from './list-state.ts'

/**
 * A list without products: nothing matches what was asked, or the category or the shop holds nothing yet. A search goes on
 * from here: with what was probably meant, with a category, or with what sells most.
 */
export function EmptyList({
  place: { path, state },
  correction,
}: {
  place: ListPlace
  correction: string | null
}) {
  const text = useText()
  const isShopEmpty = useIsShopEmpty()
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
      {state.search !== '' && <EmptyResultSuggestions />}
    </>
  )
}
