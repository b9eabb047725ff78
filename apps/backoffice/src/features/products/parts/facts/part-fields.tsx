import { Stack, TextInput } from '@mantine/core'
import type { PartFacts } from '#rules/catalogue/product-facts.ts'
import { factLimits as limits } from '#rules/products/edited-facts.ts'
import { productLimits } from '#rules/products/product.ts'
import { useText } from '../../../../shell/texts.tsx'
import type { ProductForm } from '../../use-product-form.ts'
import { NamedNumbers } from './named-numbers.tsx'

export const blankPart: PartFacts = { position: null, box: [{ name: '', amount: 1 }], torque: [] }

/** Where a part goes, what is in its box, and how tight what holds it is. */
export function PartFields({
  part,
  errorOf,
  onChange,
}: {
  part: PartFacts
  errorOf: ProductForm['errorOf']
  onChange: (part: PartFacts) => void
}) {
  const text = useText()
  const at = (word: string) => errorOf(`ficha.repuesto.${word}`)
  return (
    <Stack gap="lg">
      <TextInput
        label={text('PRODUCTS_POSITION')}
        value={part.position ?? ''}
        onChange={(event) => onChange({ ...part, position: event.currentTarget.value || null })}
        error={at('posicion')}
        maxLength={productLimits.rowName}
      />
      <NamedNumbers
        title={text('PRODUCTS_BOX')}
        nameLabel={text('PRODUCTS_PIECE')}
        valueLabel={text('PRODUCTS_AMOUNT')}
        valueWord="cantidad"
        decimals={0}
        add={text('PRODUCTS_PIECE_ADD')}
        blankValue={1}
        rows={part.box.map(({ name, amount }) => ({ name, value: amount }))}
        most={limits.box}
        error={at('caja')}
        isWrong={(path) => at(`caja.${path}`) !== null}
        onChange={(rows) =>
          onChange({ ...part, box: rows.map(({ name, value }) => ({ name, amount: value })) })
        }
      />
      <NamedNumbers
        title={text('PRODUCTS_TORQUES')}
        nameLabel={text('PRODUCTS_TORQUE_OF')}
        valueLabel={text('PRODUCTS_TORQUE')}
        valueWord="nm"
        decimals={1}
        add={text('PRODUCTS_TORQUE_ADD')}
        rows={part.torque.map(({ name, nm }) => ({ name, value: nm }))}
        most={limits.torques}
        error={at('torque')}
        isWrong={(path) => at(`torque.${path}`) !== null}
        onChange={(rows) =>
          onChange({ ...part, torque: rows.map(({ name, value }) => ({ name, nm: value })) })
        }
      />
    </Stack>
  )
}
