import { useText } from '../../../shell/texts.tsx'
import choice from '../../shipping/choice.module.css'
import styles from '../checkout-page.module.css'
import type { Fields } from '../use-fields.ts'
import { FormText } from './fields.tsx'
import { RutField } from './rut-field.tsx'

const kinds = [
  { kind: 'boleta', title: 'CHECKOUT_BOLETA', how: 'CHECKOUT_BOLETA_HOW' },
  { kind: 'factura', title: 'CHECKOUT_FACTURA', how: 'CHECKOUT_FACTURA_HOW' },
] as const

/** Boleta or factura; a factura asks for the company (chile.md), and what was typed of it stays when it is put off. */
export function DocumentChoice({ fields }: { fields: Fields }) {
  const text = useText()
  const { documentKind } = fields.form
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
              onChange={() => fields.change({ documentKind: kind })}
            />
            <span className={choice.words}>
              <strong>{text(title)}</strong>
              <span>{text(how)}</span>
            </span>
          </label>
        ))}
      </div>
      {documentKind === 'factura' && <Company fields={fields} />}
    </div>
  )
}

function Company({ fields }: { fields: Fields }) {
  const text = useText()
  return (
    <div className={styles.fields}>
      <RutField fields={fields} field="companyRut" label={text('CHECKOUT_COMPANY_RUT')} />
      <FormText
        fields={fields}
        field="companyName"
        label={text('CHECKOUT_COMPANY_NAME')}
        autoComplete="organization"
        required
      />
      <FormText fields={fields} field="companyActivity" label={text('CHECKOUT_COMPANY_ACTIVITY')} required />
      <FormText
        fields={fields}
        field="companyAddress"
        label={text('CHECKOUT_COMPANY_ADDRESS')}
        autoComplete="billing street-address"
        required
      />
      <FormText
        fields={fields}
        field="companyComuna"
        label={text('CHECKOUT_COMPANY_COMUNA')}
        autoComplete="billing address-level2"
        required
      />
    </div>
  )
}
