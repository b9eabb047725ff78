import { Select, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { type EditedFood, factLimits as limits } from '#rules/products/edited-facts.ts'
import { useText } from '../../../../shell/texts.tsx'
import { DecimalInput } from '../../../../ui/form/decimal-input.tsx'
import { analysisTexts, animalTexts } from '../../field-texts.ts'
import type { ProductForm } from '../../use-product-form.ts'
import { NamedNumbers } from './named-numbers.tsx'
import { RationFields } from './ration-fields.tsx'

export const blankFood: EditedFood = {
  animal: 'dog',
  complete: true,
  fromMonths: 12,
  toMonths: null,
  ingredients: [{ name: '', percent: null }],
  analysis: { protein: 0, fat: 0, fibre: 0, moisture: 0, ash: 0 },
  energy: null,
  kibble: null,
  ration: null,
}

const shares = [
  ['protein', 'proteina'],
  ['fat', 'grasa'],
  ['fibre', 'fibra'],
  ['moisture', 'humedad'],
  ['ash', 'ceniza'],
] as const

/** What stands on the bag of a food. */
export function FoodFields({
  food,
  errorOf,
  onChange,
}: {
  food: EditedFood
  errorOf: ProductForm['errorOf']
  onChange: (food: EditedFood) => void
}) {
  const text = useText()
  const at = (word: string) => errorOf(`ficha.alimento.${word}`)
  const set = (part: Partial<EditedFood>) => onChange({ ...food, ...part })
  const wholeAnalysis = errorOf('ficha.alimento.analisis', 'itself')
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 2, lg: 3 }} spacing="sm">
        <Select
          label={text('PRODUCTS_SPECIES')}
          data={Object.entries(animalTexts).map(([value, key]) => ({ value, label: text(key) }))}
          value={food.animal}
          onChange={(animal) => animal && set({ animal: animal as EditedFood['animal'] })}
          allowDeselect={false}
        />
        <DecimalInput
          label={text('PRODUCTS_FROM_MONTHS')}
          value={food.fromMonths}
          onChange={(fromMonths) => set({ fromMonths })}
          error={at('desde_meses')}
          allowDecimal={false}
          placeholder="0"
        />
        <DecimalInput
          label={text('PRODUCTS_TO_MONTHS')}
          value={food.toMonths ?? 0}
          onChange={(months) => set({ toMonths: months || null })}
          error={at('hasta_meses')}
          allowDecimal={false}
          placeholder="–"
        />
        <DecimalInput
          label={text('PRODUCTS_ENERGY')}
          value={food.energy ?? 0}
          onChange={(energy) => set({ energy: energy || null })}
          error={at('energia')}
          allowDecimal={false}
          placeholder="–"
        />
        <DecimalInput
          label={text('PRODUCTS_KIBBLE')}
          value={food.kibble ?? 0}
          onChange={(kibble) => set({ kibble: kibble || null })}
          error={at('croqueta')}
          decimalScale={1}
          placeholder="–"
        />
        <Switch
          label={text('PRODUCTS_COMPLETE')}
          checked={food.complete}
          onChange={(event) => set({ complete: event.currentTarget.checked })}
          style={{ alignSelf: 'end' }}
        />
      </SimpleGrid>
      <NamedNumbers
        title={text('PRODUCTS_INGREDIENTS')}
        nameLabel={text('PRODUCTS_INGREDIENT')}
        valueLabel={text('PRODUCTS_SHARE')}
        valueWord="porcentaje"
        decimals={2}
        add={text('PRODUCTS_INGREDIENT_ADD')}
        rows={food.ingredients.map(({ name, percent }) => ({ name, value: percent ?? 0 }))}
        most={limits.ingredients}
        error={at('ingredientes')}
        isWrong={(path) => at(`ingredientes.${path}`) !== null}
        onChange={(rows) =>
          set({ ingredients: rows.map(({ name, value }) => ({ name, percent: value || null })) })
        }
      />
      <Stack gap="xs">
        <Text fw={600} size="sm">
          {text('PRODUCTS_ANALYSIS')}
        </Text>
        <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }} spacing="sm">
          {shares.map(([share, word]) => (
            <DecimalInput
              key={share}
              label={text(analysisTexts[share])}
              value={food.analysis[share]}
              onChange={(value) => set({ analysis: { ...food.analysis, [share]: value } })}
              error={at(`analisis.${word}`) ?? wholeAnalysis !== null}
              decimalScale={2}
              rightSection={<Text size="sm">%</Text>}
              placeholder="0"
            />
          ))}
        </SimpleGrid>
        {wholeAnalysis && (
          <Text size="sm" c="clay">
            {wholeAnalysis}
          </Text>
        )}
      </Stack>
      <RationFields ration={food.ration} errorOf={errorOf} onChange={(ration) => set({ ration })} />
    </Stack>
  )
}
