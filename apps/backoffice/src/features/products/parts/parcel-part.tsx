import { SimpleGrid } from '@mantine/core'
import { useText } from '../../../shell/texts.tsx'
import { DecimalInput } from '../../../ui/form/decimal-input.tsx'
import { Part } from '../../../ui/page/part.tsx'
import type { ProductForm } from '../use-product-form.ts'

const sides = [
  ['width', 'PRODUCTS_WIDTH', 'ancho', 2],
  ['height', 'PRODUCTS_HEIGHT', 'alto', 2],
  ['depth', 'PRODUCTS_DEPTH', 'profundidad', 2],
  ['weight', 'PRODUCTS_WEIGHT', 'peso', 3],
] as const

/** The parcel that the courier measures and weighs. */
export function ParcelPart({ form, errorOf }: ProductForm) {
  const text = useText()
  const { package: parcel } = form.values
  return (
    <Part title={text('PRODUCTS_PARCEL')} lead={text('PRODUCTS_PARCEL_LEAD')}>
      <SimpleGrid cols={2} spacing="sm">
        {sides.map(([side, label, wire, decimals]) => (
          <DecimalInput
            key={side}
            label={text(label)}
            value={parcel[side]}
            onChange={(value) => form.setFieldValue('package', { ...parcel, [side]: value })}
            error={errorOf(`paquete.${wire}`)}
            decimalScale={decimals}
            required
          />
        ))}
      </SimpleGrid>
    </Part>
  )
}
