import { MultiSelect, NumberInput, Select, SimpleGrid, TagsInput, TextInput } from '@mantine/core'
import { saleConditions } from '#rules/catalogue/product-facts.ts'
import type { EditedMedicine } from '#rules/products/product.ts'
import { useText } from '../../../../shell/texts.tsx'
import { DecimalInput } from '../../../../ui/form/decimal-input.tsx'
import { saleTexts } from '../../field-texts.ts'
import type { ProductForm } from '../../use-product-form.ts'

export const blankMedicine: EditedMedicine = {
  species: [],
  sagRegister: null,
  sale: 'free',
  substances: [],
  fromWeeks: null,
  weight: null,
}

/** What the law asks of a veterinary medicine, and for whom a dose is. */
export function MedicineFields({
  medicine,
  errorOf,
  onChange,
}: {
  medicine: EditedMedicine
  errorOf: ProductForm['errorOf']
  onChange: (medicine: EditedMedicine) => void
}) {
  const text = useText()
  const set = (part: Partial<EditedMedicine>) => onChange({ ...medicine, ...part })
  const { fromKg = 0, toKg = null } = medicine.weight ?? {}
  const setWeight = (from: number, to: number | null) =>
    set({ weight: from === 0 && to === null ? null : { fromKg: from, toKg: to } })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextInput
        label={text('PRODUCTS_SAG')}
        value={medicine.sagRegister ?? ''}
        onChange={(event) => set({ sagRegister: event.currentTarget.value || null })}
        error={errorOf('medicamento.registro_sag')}
        maxLength={60}
      />
      <Select
        label={text('PRODUCTS_SALE')}
        data={saleConditions.map((value) => ({ value, label: text(saleTexts[value]) }))}
        value={medicine.sale}
        onChange={(sale) => sale && set({ sale: sale as EditedMedicine['sale'] })}
        allowDeselect={false}
      />
      <MultiSelect
        label={text('PRODUCTS_SPECIES')}
        data={[
          { value: 'dog', label: text('PRODUCTS_DOG') },
          { value: 'cat', label: text('PRODUCTS_CAT') },
        ]}
        value={medicine.species}
        onChange={(species) => set({ species: species as EditedMedicine['species'] })}
      />
      <TagsInput
        label={text('PRODUCTS_SUBSTANCES')}
        value={medicine.substances}
        onChange={(substances) => set({ substances })}
        error={errorOf('medicamento.principios_activos')}
        maxTags={20}
      />
      <DecimalInput
        label={text('PRODUCTS_FROM_KG')}
        value={fromKg}
        onChange={(from) => setWeight(from, toKg)}
        error={errorOf('medicamento.peso.desde_kg')}
        decimalScale={2}
        placeholder="–"
      />
      <DecimalInput
        label={text('PRODUCTS_TO_KG')}
        value={toKg ?? 0}
        onChange={(to) => setWeight(fromKg, to || null)}
        error={errorOf('medicamento.peso.hasta_kg')}
        decimalScale={2}
        placeholder="–"
      />
      <NumberInput
        label={text('PRODUCTS_FROM_WEEKS')}
        value={medicine.fromWeeks ?? ''}
        onChange={(value) => set({ fromWeeks: typeof value === 'number' ? value : null })}
        allowDecimal={false}
        min={0}
        max={1000}
        hideControls
      />
    </SimpleGrid>
  )
}
