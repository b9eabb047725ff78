import { useEffect, useState } from 'react'
import type { SignedIn } from '../../data/port/account.port.ts'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate, useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from '../session/account.module.css'
import { accountOf, storedProfile } from '../session/account.store.ts'
import { isOwnPage } from '../session/session-ended.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const dashboard = '/account/dashboard'

/** The page from which somebody came to sign in, to which they go back; the dashboard for any other. */
function backTo(query: URLSearchParams): string {
  const next = query.get('next') ?? ''
  return isOwnPage(next) ? next : dashboard
}

/** What an account is good for. */
const perks = [
  { icon: 'package', key: 'ACCOUNT_PERK_ORDERS' },
  { icon: 'cart', key: 'ACCOUNT_PERK_FAST' },
  { icon: 'shield', key: 'ACCOUNT_PERK_DATA' },
] as const

/** `/account/login`: signing in beside opening an account. Who is signed in goes on to the dashboard, or back. */
export default function LoginPage() {
  const text = useText()
  const data = useData()
  const navigate = useNavigate()
  const { query } = useRoute()
  const next = backTo(query)
  usePageHead({ title: text('ACCOUNT_LOGIN_PAGE'), robots: 'noindex' })
  useEffect(() => {
    if (accountOf(storedProfile.get())) navigate(next, { replace: true })
  }, [navigate, next])
  const enter = async ({ profile, customerId }: SignedIn) => {
    storedProfile.update(() => profile)
    // The checkout is of what stands in the cart: the account's own has to be there.
    if (next === '/shop/checkout') {
      const { syncCartNow } = await import('../cart/sync/cart-sync.ts')
      await syncCartNow(data, customerId)
    }
    navigate(next, { replace: next !== dashboard })
  }
  return (
    <div className={`container ${styles.entry}`}>
      <section className={styles.card}>
        <header>
          <h1>{text('ACCOUNT_LOGIN_TITLE')}</h1>
          <p className={styles.lead}>{text('ACCOUNT_LOGIN_LEAD')}</p>
        </header>
        {query.has('ended') && (
          <p role="status" className={styles.demo}>
            <Icon name="info" />
            {text('ACCOUNT_SESSION_ENDED')}
          </p>
        )}
        {data.layer === 'sample' && <DemoNote />}
        <LoginForm onSignedIn={enter} />
        <ul className={styles.perks}>
          {perks.map(({ icon, key }) => (
            <li key={key}>
              <Icon name={icon} />
              {text(key)}
            </li>
          ))}
        </ul>
      </section>
      <section className={`${styles.card} ${styles.welcome}`}>
        <header>
          <h2>{text('ACCOUNT_REGISTER_TITLE')}</h2>
          <p className={styles.lead}>{text('ACCOUNT_REGISTER_LEAD')}</p>
        </header>
        <RegisterForm onSignedIn={enter} />
      </section>
    </div>
  )
}

/** The one pair that the sample layer knows, which a shop on the backend never asks for. */
function DemoNote() {
  const text = useText()
  const [pair, setPair] = useState<{ email: string; password: string } | null>(null)
  const data = useData()
  useEffect(() => {
    void data.account.demoCredential().then(setPair)
  }, [data])
  if (!pair) return null
  return (
    <p className={styles.demo}>
      <Icon name="info" />
      {text('ACCOUNT_DEMO', pair)}
    </p>
  )
}
