import { Select, SimpleGrid, TextInput } from '@mantine/core'
import type { TyreFacts } from '#rules/catalogue/product-facts.ts'
import { productLimits } from '#rules/products/product.ts'
import { speedIndexes } from '#rules/vehicles/tyre.ts'
import { useText } from '../../../../shell/texts.tsx'
import { DecimalInput } from '../../../../ui/form/decimal-input.tsx'
import type { ProductForm } from '../../use-product-form.ts'

export const blankTyre: TyreFacts = { size: '', loadIndex: 88, speedIndex: 'H' }

/** What stands on the side of a tyre. */
export function TyreFields({
  tyre,
  errorOf,
  onChange,
}: {
  tyre: TyreFacts
  errorOf: ProductForm['errorOf']
  onChange: (tyre: TyreFacts) => void
}) {
  const text = useText()
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      <TextInput
        label={text('PRODUCTS_TYRE_SIZE')}
        value={tyre.size}
        onChange={(event) => onChange({ ...tyre, size: event.currentTarget.value })}
        error={errorOf('ficha.neumatico.medida')}
        maxLength={productLimits.code}
        placeholder="185/65 R15"
      />
      <DecimalInput
        label={text('PRODUCTS_LOAD_INDEX')}
        value={tyre.loadIndex}
        onChange={(loadIndex) => onChange({ ...tyre, loadIndex })}
        error={errorOf('ficha.neumatico.indice_carga')}
        allowDecimal={false}
      />
      <Select
        label={text('PRODUCTS_SPEED_INDEX')}
        data={[...speedIndexes]}
        value={tyre.speedIndex}
        onChange={(index) => index && onChange({ ...tyre, speedIndex: index as TyreFacts['speedIndex'] })}
        allowDeselect={false}
      />
    </SimpleGrid>
  )
}
