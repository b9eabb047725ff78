import { useNavigate } from '../../../shell/router.tsx'
import type { TextKey } from '../../../shell/text-keys.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { LoginForm } from '../../account/login-form.tsx'
import { storedProfile, useAccount } from '../../session/account.store.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import styles from './account-panel.module.css'

const accountLinks: { to: string; icon: IconName; title: TextKey }[] = [
  { to: '/account/dashboard', icon: 'home', title: 'ACCOUNT_DASHBOARD' },
  { to: '/account/profile', icon: 'user', title: 'ACCOUNT_PROFILE' },
  { to: '/account/orders', icon: 'package', title: 'LAYOUT_ORDERS' },
  { to: '/account/pets', icon: 'paw', title: 'PETS_TITLE' },
]

/** The account's panel: who is signed in, the ways on and out; for nobody the login's form. */
export default function AccountPanel({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const account = useAccount()
  const signOut = useSignOut()
  if (!account) {
    return (
      <div className={styles.panel}>
        <LoginForm
          onSignedIn={({ profile }) => {
            storedProfile.update(() => profile)
            onLeave()
            navigate('/account/dashboard')
          }}
        />
        <Link to="/account/login" className={styles.register} onClick={onLeave}>
          {text('ACCOUNT_REGISTER')}
        </Link>
        <ul className={styles.links}>
          <li>
            <Link to="/shop/pets" onClick={onLeave}>
              <Icon name="paw" />
              {text('PETS_TITLE')}
            </Link>
          </li>
        </ul>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <p className={styles.who}>
        <b>{account.firstName}</b>
        <bdi>{account.email}</bdi>
      </p>
      <ul className={styles.links}>
        {accountLinks.map(({ to, icon, title }) => (
          <li key={to}>
            <Link to={to} onClick={onLeave}>
              <Icon name={icon} />
              {text(title)}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              onLeave()
              void signOut()
            }}
          >
            <Icon name="close" />
            {text('ACCOUNT_LOGOUT')}
          </button>
        </li>
      </ul>
    </div>
  )
}
