import { NumberInput, type NumberInputProps } from '@mantine/core'

/** An amount in whole pesos, written as Chile writes it. */
export const PesosInput = (props: NumberInputProps) => (
  <NumberInput
    prefix="$"
    thousandSeparator="."
    decimalSeparator=","
    allowDecimal={false}
    allowNegative={false}
    hideControls
    inputMode="numeric"
    {...props}
  />
)
