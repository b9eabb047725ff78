import { formatRut } from '#rules/chile/rut.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { textLimits } from '../checkout-form.ts'
import type { Fields } from '../use-fields.ts'
import { fieldId } from './field-ids.ts'
import { useFieldError } from './fields.tsx'
import { formatRutTyped } from './rut-typed.ts'

/** A RUT gains its dots and hyphen while it is typed at its end; in its middle the caret stays where it is. */
export function RutField({
  fields,
  field,
  label,
  hint,
}: {
  fields: Fields
  field: 'rut' | 'companyRut'
  label: string
  hint?: string
}) {
  const errorOf = useFieldError(fields)
  const rut = fields.form[field]
  return (
    <TextField
      id={fieldId(field)}
      name={field}
      label={label}
      hint={hint}
      error={errorOf(field)}
      value={rut}
      maxLength={textLimits[field]}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="next"
      required
      onChange={({ target }) => {
        const typed = target.value
        const isGrowing = typed.length > rut.length && target.selectionEnd === typed.length
        fields.change({ [field]: isGrowing ? formatRutTyped(typed) : typed })
      }}
      onBlur={() => {
        const formatted = formatRut(rut)
        if (formatted !== rut) fields.change({ [field]: formatted })
        fields.leave(field)
      }}
    />
  )
}
