import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'

/** Beside a price: whether its tax is in it. */
export function TaxNote() {
  const text = useText()
  const { isTaxIncluded } = useData().checkout
  return <span>{text(isTaxIncluded ? 'PRODUCT_IVA_INCLUDED' : 'PRODUCT_TAX_ADDED')}</span>
}
