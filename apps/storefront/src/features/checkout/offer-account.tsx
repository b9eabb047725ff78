import { useState, useSyncExternalStore } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { PasswordField } from '../../ui/form/credential-fields.tsx'
import { passwordError } from '../../ui/form/field-checks.ts'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { type Profile, storedProfile, useAccount } from '../session/account.store.ts'
import { useTermsVersion } from '../session/use-terms-version.ts'
import styles from './offer-account.module.css'

const nobody: Profile = {}

/**
 * Offers an account to the guest of this browser who has just bought: the e-mail and the terms are those of
 * the order, so that a password is all it asks. Nothing for customers and for whoever else opens the page.
 */
export function OfferAccount({ email }: { email: string }) {
  const text = useText()
  const account = useAccount()
  const profile = useSyncExternalStore(storedProfile.subscribe, storedProfile.get, () => nobody)
  const [made, setMade] = useState(false)
  if (made) {
    return (
      <section className={styles.offer} role="status">
        <h2>
          <Icon name="check" />
          {text('CHECKOUT_ACCOUNT_MADE')}
        </h2>
        <p>{text('CHECKOUT_ACCOUNT_MADE_TEXT')}</p>
        <ButtonLink to="/account/dashboard" kind="outline">
          {text('CHECKOUT_ACCOUNT_SEE')}
        </ButtonLink>
      </section>
    )
  }
  if (account || profile.e_mail_cliente !== email) return null
  return (
    <section className={styles.offer} aria-labelledby="offer-account">
      <div className={styles.words}>
        <h2 id="offer-account">{text('CHECKOUT_ACCOUNT_OFFER')}</h2>
        <p>{text('CHECKOUT_ACCOUNT_OFFER_TEXT', { email })}</p>
      </div>
      <PasswordForm email={email} onMade={() => setMade(true)} />
    </section>
  )
}

function PasswordForm({ email, onMade }: { email: string; onMade: () => void }) {
  const text = useText()
  const data = useData()
  const terms = useTermsVersion()
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => passwordError(password),
    send: async ({ password }) => {
      const agreed = { acceptsTerms: true, termsVersion: terms.version }
      const { profile } = await data.account.signUp({ email, password, ...agreed }).catch(async (error) => {
        // The next try agrees to those that the refusal told of.
        await terms.again()
        throw error
      })
      onMade()
      storedProfile.update(() => profile)
    },
    refusals: { EMAIL_TAKEN: 'ACCOUNT_ERROR_TAKEN', AUTH_EMAIL_ALREADY_IN_USE: 'ACCOUNT_ERROR_TAKEN' },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      {/* For password managers, which keep the password beside it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.text('password')}
        label={text('ACCOUNT_PASSWORD')}
        hint={text('ACCOUNT_PASSWORD_HINT')}
        autoComplete="new-password"
      />
      <Button type="submit" busy={form.busy}>
        {text('ACCOUNT_REGISTER')}
      </Button>
      <p className={styles.terms}>
        {text('CHECKOUT_ACCOUNT_TERMS')}{' '}
        <Link to="/site/terms-conditions" target="_blank">
          {text('CHECKOUT_TERMS_LINK')}
        </Link>
      </p>
    </form>
  )
}
