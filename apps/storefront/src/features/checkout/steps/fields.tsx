import type { ComponentProps } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { CheckboxField, TextField } from '../../../ui/field.tsx'
import { type FieldName, textLimits } from '../checkout-form.ts'
import type { Checkout } from '../use-checkout.ts'
import { fieldId } from './field-ids.ts'
import { fieldErrorText } from './field-texts.ts'

type TextName = keyof typeof textLimits
type FlagName = 'acceptsTerms' | 'acceptsMarketing'

/** The error at a field in the shopper's words, or null. */
export function useFieldError(checkout: Checkout): (field: FieldName) => string | null {
  const text = useText()
  return (field) => {
    const code = checkout.errorAt(field)
    return code === null ? null : text(fieldErrorText(code))
  }
}

/** A text of the form, wired to what is kept and judged. */
export function FormText({
  checkout,
  field,
  format,
  ...rest
}: { checkout: Checkout; field: TextName; format?: (text: string) => string } & Omit<
  ComponentProps<typeof TextField>,
  'value' | 'error' | 'id' | 'name' | 'onChange' | 'onBlur'
>) {
  const errorOf = useFieldError(checkout)
  return (
    <TextField
      enterKeyHint="next"
      {...rest}
      id={fieldId(field)}
      name={field}
      maxLength={textLimits[field]}
      value={checkout.form[field]}
      error={errorOf(field)}
      onChange={(event) => checkout.change({ [field]: event.target.value })}
      onBlur={() => {
        const typed = checkout.form[field]
        const formatted = format ? format(typed) : typed
        if (formatted !== typed) checkout.change({ [field]: formatted })
        checkout.leave(field)
      }}
    />
  )
}

/** A box of the form to tick. */
export function FormFlag({
  checkout,
  field,
  label,
}: {
  checkout: Checkout
  field: FlagName
  label: ComponentProps<typeof CheckboxField>['label']
}) {
  const errorOf = useFieldError(checkout)
  return (
    <CheckboxField
      id={fieldId(field)}
      name={field}
      label={label}
      checked={checkout.form[field]}
      error={errorOf(field)}
      onChange={(event) => checkout.change({ [field]: event.target.checked })}
      onBlur={() => checkout.leave(field)}
    />
  )
}
