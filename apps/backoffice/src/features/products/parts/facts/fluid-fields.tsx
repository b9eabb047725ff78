import { Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core'
import type { FluidFacts } from '#rules/catalogue/product-facts.ts'
import { factLimits as limits } from '#rules/products/edited-facts.ts'
import { productLimits } from '#rules/products/product.ts'
import { useText } from '../../../../shell/texts.tsx'
import { DecimalInput } from '../../../../ui/form/decimal-input.tsx'
import type { ProductForm } from '../../use-product-form.ts'

export const blankFluid: FluidFacts = { content: { amount: 1, unit: 'l' }, grade: null, norms: [] }

/** How much of a fluid is in the package, and what it meets. */
export function FluidFields({
  fluid,
  errorOf,
  onChange,
}: {
  fluid: FluidFacts
  errorOf: ProductForm['errorOf']
  onChange: (fluid: FluidFacts) => void
}) {
  const text = useText()
  const { content } = fluid
  return (
    <SimpleGrid cols={2} spacing="sm">
      <DecimalInput
        label={text('PRODUCTS_AMOUNT')}
        value={content.amount}
        onChange={(amount) => onChange({ ...fluid, content: { ...content, amount } })}
        error={errorOf('ficha.fluido.contenido')}
        decimalScale={3}
      />
      <Select
        label={text('PRODUCTS_UNIT')}
        data={[
          { value: 'l', label: 'L' },
          { value: 'kg', label: 'kg' },
        ]}
        value={content.unit}
        onChange={(unit) => unit && onChange({ ...fluid, content: { ...content, unit: unit as 'l' | 'kg' } })}
        allowDeselect={false}
      />
      <TextInput
        label={text('PRODUCTS_GRADE')}
        value={fluid.grade ?? ''}
        onChange={(event) => onChange({ ...fluid, grade: event.currentTarget.value || null })}
        error={errorOf('ficha.fluido.grado')}
        maxLength={productLimits.code}
        placeholder="5W-30"
      />
      <TagsInput
        label={text('PRODUCTS_NORMS')}
        value={fluid.norms}
        onChange={(norms) => onChange({ ...fluid, norms })}
        error={errorOf('ficha.fluido.normas')}
        maxTags={limits.norms}
      />
    </SimpleGrid>
  )
}
