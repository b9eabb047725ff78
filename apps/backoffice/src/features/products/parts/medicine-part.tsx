import { MultiSelect, NumberInput, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core'
import { saleConditions } from '#rules/catalogue/product-facts.ts'
import type { EditedMedicine } from '#rules/products/product.ts'
import { useText } from '../../../shell/texts.tsx'
import { Part } from '../../../ui/part.tsx'
import { saleTexts } from '../field-texts.ts'
import type { ProductForm } from '../use-product-form.ts'

const blank: EditedMedicine = {
  species: [],
  sagRegister: null,
  sale: 'free',
  substances: [],
  fromWeeks: null,
}

/** What the law asks of a veterinary medicine. */
export function MedicinePart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { medicine } = form.values
  const set = (part: Partial<EditedMedicine>) =>
    medicine && form.setFieldValue('medicine', { ...medicine, ...part })
  return (
    <Part title={text('PRODUCTS_MEDICINE')}>
      <Stack gap="sm">
        <Switch
          label={text('PRODUCTS_IS_MEDICINE')}
          checked={medicine !== null}
          onChange={(event) => form.setFieldValue('medicine', event.currentTarget.checked ? blank : null)}
          error={errorOf('medicamento')}
        />
        {medicine && (
          <>
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
            <NumberInput
              label={text('PRODUCTS_FROM_WEEKS')}
              value={medicine.fromWeeks ?? ''}
              onChange={(value) => set({ fromWeeks: typeof value === 'number' ? value : null })}
              allowDecimal={false}
              min={0}
              max={1000}
              hideControls
            />
          </>
        )}
      </Stack>
    </Part>
  )
}
