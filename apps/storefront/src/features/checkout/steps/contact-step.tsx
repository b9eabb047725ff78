import { formatPhone } from '#rules/chile/phone.ts'
import { useText } from '../../../shell/texts.tsx'
import styles from '../checkout-page.module.css'
import type { Fields } from '../use-fields.ts'
import { Buyer } from './buyer.tsx'
import { DocumentChoice } from './document-choice.tsx'
import { FormFlag, FormText } from './fields.tsx'
import type { KnownContact } from './known-contact.ts'
import { RutField } from './rut-field.tsx'
import { Step } from './step.tsx'
import type { Buyer as BuyerFacts } from './use-buyer.ts'

/** Who buys: what the document and the courier need. */
export function ContactStep({ fields, buyer }: { fields: Fields; buyer: BuyerFacts }) {
  const text = useText()
  const { known } = buyer
  const asks = (field: keyof KnownContact) => known[field] === undefined
  return (
    <Step number={1} title={text('CHECKOUT_STEP_CONTACT')}>
      <Buyer buyer={buyer} />
      <div className={styles.fields}>
        {asks('email') && (
          <FormText
            fields={fields}
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
        )}
        {asks('rut') && (
          <RutField
            fields={fields}
            field="rut"
            label={text('CHECKOUT_RUT')}
            hint={text('CHECKOUT_RUT_HINT')}
          />
        )}
        {asks('name') && (
          <FormText
            fields={fields}
            field="name"
            label={text('CHECKOUT_NAME')}
            autoComplete="name"
            autoCapitalize="words"
            required
          />
        )}
        {asks('phone') && (
          <FormText
            fields={fields}
            field="phone"
            format={formatPhone}
            label={text('CHECKOUT_PHONE')}
            hint={text('CHECKOUT_PHONE_HINT')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
          />
        )}
      </div>
      <DocumentChoice fields={fields} />
      <FormFlag fields={fields} field="acceptsMarketing" label={text('CHECKOUT_MARKETING')} />
    </Step>
  )
}
