import { formatPhone } from '#rules/phone.ts'
import { formatRut } from '#rules/rut.ts'
import { useText } from '../../app/texts.tsx'
import { TextField } from '../../ui/field.tsx'
import { textLimits } from './checkout-form.ts'
import styles from './checkout-page.module.css'
import { fieldId } from './field-ids.ts'
import { FormFlag, FormText, useFieldError } from './fields.tsx'
import { formatRutTyped } from './rut-typed.ts'
import { Step } from './step.tsx'
import type { Checkout } from './use-checkout.ts'

/** Who buys: what the document and the courier need. */
export function ContactStep({ checkout }: { checkout: Checkout }) {
  const text = useText()
  return (
    <Step number={1} title={text('CHECKOUT_STEP_CONTACT')}>
      <div className={styles.fields}>
        <FormText
          checkout={checkout}
          field="email"
          label={text('CHECKOUT_EMAIL')}
          hint={text('CHECKOUT_EMAIL_HINT')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <RutField checkout={checkout} />
        <FormText
          checkout={checkout}
          field="name"
          label={text('CHECKOUT_NAME')}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <FormText
          checkout={checkout}
          field="phone"
          format={formatPhone}
          label={text('CHECKOUT_PHONE')}
          hint={text('CHECKOUT_PHONE_HINT')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
        />
      </div>
      <FormFlag checkout={checkout} field="acceptsMarketing" label={text('CHECKOUT_MARKETING')} />
    </Step>
  )
}

/** Gains its dots and hyphen while it is typed at its end; in its middle the caret stays where it is. */
function RutField({ checkout }: { checkout: Checkout }) {
  const text = useText()
  const errorOf = useFieldError(checkout)
  const { rut } = checkout.form
  return (
    <TextField
      id={fieldId('rut')}
      name="rut"
      label={text('CHECKOUT_RUT')}
      hint={text('CHECKOUT_RUT_HINT')}
      error={errorOf('rut')}
      value={rut}
      maxLength={textLimits.rut}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="next"
      required
      onChange={({ target }) => {
        const typed = target.value
        const isGrowing = typed.length > rut.length && target.selectionEnd === typed.length
        checkout.change({ rut: isGrowing ? formatRutTyped(typed) : typed })
      }}
      onBlur={() => {
        const formatted = formatRut(rut)
        if (formatted !== rut) checkout.change({ rut: formatted })
        checkout.leave('rut')
      }}
    />
  )
}
