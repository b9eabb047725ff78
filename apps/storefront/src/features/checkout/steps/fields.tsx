import type { ComponentProps } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { CheckboxField, TextField } from '../../../ui/form/field.tsx'
import { type CheckoutForm, type FieldName, textLimits } from '../checkout-form.ts'
import type { Fields } from '../use-fields.ts'
import { fieldId } from './field-ids.ts'
import { fieldErrorText } from './field-texts.ts'

type TextName = keyof typeof textLimits
type FlagName = 'acceptsTerms' | 'acceptsMarketing'

/** The error at a field in the shopper's words, or null. */
export function useFieldError(fields: Fields): (field: FieldName) => string | null {
  const text = useText()
  return (field) => {
    const code = fields.errorAt(field)
    return code === null ? null : text(fieldErrorText(field, code))
  }
}

/** A text of the form, wired to what is kept and judged. */
export function FormText({
  fields,
  field,
  format,
  ...rest
}: { fields: Fields; field: TextName; format?: (text: string) => string } & Omit<
  ComponentProps<typeof TextField>,
  'value' | 'error' | 'id' | 'name' | 'onChange' | 'onBlur'
>) {
  const errorOf = useFieldError(fields)
  return (
    <TextField
      enterKeyHint="next"
      {...rest}
      id={fieldId(field)}
      name={field}
      maxLength={textLimits[field]}
      value={fields.form[field]}
      error={errorOf(field)}
      onChange={(event) => fields.change({ [field]: event.target.value })}
      onBlur={() => {
        const typed = fields.form[field]
        const formatted = format ? format(typed) : typed
        if (formatted !== typed) fields.change({ [field]: formatted })
        fields.leave(field)
      }}
    />
  )
}

/** A box of the form to tick. */
export function FormFlag({
  fields,
  field,
  label,
  along,
}: {
  fields: Fields
  field: FlagName
  /** What changes with it. */
  along?: Partial<CheckoutForm>
  label: ComponentProps<typeof CheckboxField>['label']
}) {
  const errorOf = useFieldError(fields)
  return (
    <CheckboxField
      id={fieldId(field)}
      name={field}
      label={label}
      checked={fields.form[field]}
      error={errorOf(field)}
      onChange={(event) => fields.change({ [field]: event.target.checked, ...along })}
      onBlur={() => fields.leave(field)}
    />
  )
}
