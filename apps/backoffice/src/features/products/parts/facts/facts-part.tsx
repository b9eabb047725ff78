import { Select, Stack } from '@mantine/core'
import { useState } from 'react'
import type { EditedProduct } from '#rules/products/product.ts'
import { useText } from '../../../../shell/texts.tsx'
import { Part } from '../../../../ui/page/part.tsx'
import { factKindTexts } from '../../field-texts.ts'
import type { ProductForm } from '../../use-product-form.ts'
import { blankFluid, FluidFields } from './fluid-fields.tsx'
import { blankFood, FoodFields } from './food-fields.tsx'
import { blankMedicine, MedicineFields } from './medicine-fields.tsx'
import { blankPart, PartFields } from './part-fields.tsx'
import { blankTyre, TyreFields } from './tyre-fields.tsx'

type Known = Pick<EditedProduct, 'medicine' | 'facts'>
type Kind = keyof typeof factKindTexts

const blanks: Record<Kind, Known> = {
  none: { medicine: null, facts: null },
  food: { medicine: null, facts: { kind: 'food', food: blankFood } },
  medicine: { medicine: blankMedicine, facts: null },
  part: { medicine: null, facts: { kind: 'part', part: blankPart } },
  fluid: { medicine: null, facts: { kind: 'fluid', fluid: blankFluid } },
  tyre: { medicine: null, facts: { kind: 'tyre', tyre: blankTyre } },
}

/** What it is, and what a shopper has to know of such a thing. */
export function FactsPart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { medicine, facts } = form.values
  const kind: Kind = medicine ? 'medicine' : (facts?.kind ?? 'none')
  // Who chooses another kind by mistake finds what was typed when choosing the first again.
  const [left, setLeft] = useState<Partial<Record<Kind, Known>>>({})
  const choose = (next: Kind) => {
    setLeft({ ...left, [kind]: { medicine, facts } })
    form.setValues(left[next] ?? blanks[next])
  }
  const setFacts = (next: EditedProduct['facts']) => form.setFieldValue('facts', next)
  return (
    <Part title={text('PRODUCTS_FACTS')} lead={text('PRODUCTS_FACTS_LEAD')}>
      <Stack gap="lg">
        <Select
          label={text('PRODUCTS_FACTS_KIND')}
          data={Object.entries(factKindTexts).map(([value, key]) => ({ value, label: text(key) }))}
          value={kind}
          onChange={(next) => next && next !== kind && choose(next as Kind)}
          error={errorOf('medicamento', 'itself') ?? errorOf('ficha', 'itself')}
          allowDeselect={false}
          maw={320}
        />
        {medicine && (
          <MedicineFields
            medicine={medicine}
            errorOf={errorOf}
            onChange={(next) => form.setFieldValue('medicine', next)}
          />
        )}
        {facts?.kind === 'food' && (
          <FoodFields
            food={facts.food}
            errorOf={errorOf}
            onChange={(food) => setFacts({ kind: 'food', food })}
          />
        )}
        {facts?.kind === 'part' && (
          <PartFields
            part={facts.part}
            errorOf={errorOf}
            onChange={(part) => setFacts({ kind: 'part', part })}
          />
        )}
        {facts?.kind === 'fluid' && (
          <FluidFields
            fluid={facts.fluid}
            errorOf={errorOf}
            onChange={(fluid) => setFacts({ kind: 'fluid', fluid })}
          />
        )}
        {facts?.kind === 'tyre' && (
          <TyreFields
            tyre={facts.tyre}
            errorOf={errorOf}
            onChange={(tyre) => setFacts({ kind: 'tyre', tyre })}
          />
        )}
      </Stack>
    </Part>
  )
}
