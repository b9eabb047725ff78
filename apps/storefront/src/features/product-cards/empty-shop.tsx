import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** What stands where products would, in a shop that has none yet. */
export function EmptyShop() {
  const text = useText()
  return (
    <EmptyState icon="package" title={text('CATALOGUE_EMPTY_SHOP')} text={text('CATALOGUE_EMPTY_SHOP_HINT')}>
      <ButtonLink to="/site/contact-us-v1">{text('CATALOGUE_EMPTY_SHOP_CONTACT')}</ButtonLink>
    </EmptyState>
  )
}
