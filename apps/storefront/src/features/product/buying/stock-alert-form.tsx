import { useState } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmailField } from '../../../ui/form/credential-fields.tsx'
import { emailError } from '../../../ui/form/field-checks.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { accountOf, storedProfile } from '../../session/account.store.ts'
import styles from './stock-alert-form.module.css'

/** Asks to be notified by one mail when a product is in stock again (D33); a customer's e-mail stands there already. */
export default function StockAlertForm({ productId }: { productId: number }) {
  const text = useText()
  const data = useData()
  const [requested, setRequested] = useState<string | null>(null)
  const form = useForm({
    initial: { email: accountOf(storedProfile.get())?.email ?? '' },
    check: ({ email }) => emailError(email),
    send: async ({ email }) => {
      await data.orders.requestStockAlert({ productId, email: email.trim() })
      setRequested(email.trim())
    },
    refusals: { EMAIL_INVALID: 'ERROR_FORM_INCORRECT_EMAIL' },
  })
  return (
    <div role="status">
      {requested === null ? (
        <form className={styles.form} noValidate onSubmit={form.submit}>
          <FormFailure failure={form.failure} />
          <EmailField
            {...form.text('email')}
            label={text('PRODUCT_STOCK_ALERT_EMAIL')}
            hint={text('PRODUCT_STOCK_ALERT_HINT')}
          />
          <Button type="submit" kind="accent" size="large" wide icon="mail" busy={form.busy}>
            {text('PRODUCT_STOCK_ALERT')}
          </Button>
        </form>
      ) : (
        <p className={styles.done}>
          <Icon name="check" />
          <span>{text('PRODUCT_STOCK_ALERT_DONE', { email: requested })}</span>
        </p>
      )}
    </div>
  )
}
