import { useText } from '../../../shell/texts.tsx'
import choice from '../../shipping/choice.module.css'
import styles from '../checkout-page.module.css'
import type { Checkout } from '../use-checkout.ts'
import { FormText } from './fields.tsx'
import { RutField } from './rut-field.tsx'

const kinds = [
  { kind: 'boleta', title: 'CHECKOUT_BOLETA', how: 'CHECKOUT_BOLETA_HOW' },
  { kind: 'factura', title: 'CHECKOUT_FACTURA', how: 'CHECKOUT_FACTURA_HOW' },
] as const

/** Boleta or factura; a factura asks for the company (chile.md), and what was typed of it stays when it is put off. */
export function DocumentChoice({ checkout }: { checkout: Checkout }) {
  const text = useText()
  const { documentKind } = checkout.form
  return (
    <div className={styles.group}>
      <div className={choice.pair} role="radiogroup" aria-label={text('CHECKOUT_DOCUMENT')}>
        {kinds.map(({ kind, title, how }) => (
          <label key={kind} className={choice.choice}>
            <input
              type="radio"
              name="documentKind"
              value={kind}
              checked={kind === documentKind}
              onChange={() => checkout.change({ documentKind: kind })}
            />
            <span className={choice.words}>
              <strong>{text(title)}</strong>
              <span>{text(how)}</span>
            </span>
          </label>
        ))}
      </div>
      {documentKind === 'factura' && <Company checkout={checkout} />}
    </div>
  )
}

function Company({ checkout }: { checkout: Checkout }) {
  const text = useText()
  return (
    <div className={styles.fields}>
      <RutField checkout={checkout} field="companyRut" label={text('CHECKOUT_COMPANY_RUT')} />
      <FormText
        checkout={checkout}
        field="companyName"
        label={text('CHECKOUT_COMPANY_NAME')}
        autoComplete="organization"
        required
      />
      <FormText
        checkout={checkout}
        field="companyActivity"
        label={text('CHECKOUT_COMPANY_ACTIVITY')}
        required
      />
      <FormText
        checkout={checkout}
        field="companyAddress"
        label={text('CHECKOUT_COMPANY_ADDRESS')}
        autoComplete="billing street-address"
        required
      />
      <FormText
        checkout={checkout}
        field="companyComuna"
        label={text('CHECKOUT_COMPANY_COMUNA')}
        autoComplete="billing address-level2"
        required
      />
    </div>
  )
}
