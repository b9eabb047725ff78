import type { DeskBrand } from '../../data/port/brands.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { RemoveInto } from '../../ui/dialog/remove-into.tsx'
import { useBrandsChanged } from './brands.queries.ts'

/** Makes a brand one with another, or takes away one that no product has. */
export function RemoveBrand({
  brand,
  brands,
  onClose,
}: {
  brand: DeskBrand
  brands: readonly DeskBrand[]
  onClose: () => void
}) {
  const text = useText()
  const data = useData()
  const changed = useBrandsChanged()
  return (
    <RemoveInto
      title={text('BRANDS_REMOVE_OF', { name: brand.fields.name })}
      help={text('BRANDS_REMOVE_HELP')}
      label={text('BRANDS_MERGE')}
      placeholder={text('BRANDS_MERGE_NONE')}
      others={brands
        .filter(({ id }) => id !== brand.id)
        .map(({ id, fields }) => ({ value: String(id), label: fields.name }))}
      field="unir_con"
      actOf={(hasOther) => text(hasOther ? 'BRANDS_MERGE_ACT' : 'BRANDS_REMOVE_ACT')}
      toldOf={(count) => text('BRANDS_REMOVED', { count })}
      remove={(into) => data.brands.remove(brand, into)}
      onRemoved={changed}
      onClose={onClose}
    />
  )
}
