import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccount } from '../account/account.store.ts'
import styles from './account-indicator.module.css'

/** The way to the account: first name and e-mail once somebody is signed in (specification §2). */
export function AccountIndicator({ withWords }: { withWords: boolean }) {
  const text = useText()
  const account = useAccount()
  return (
    <Link to={account ? '/account/dashboard' : '/account/login'} className={styles.account}>
      <Icon name="user" size={26} />
      <span className={withWords ? styles.words : 'visually-hidden'}>
        <small>{account ? account.firstName : text('LAYOUT_SIGN_IN')}</small>{' '}
        <b>{account ? <bdi>{account.email}</bdi> : text('LAYOUT_ACCOUNT')}</b>
      </span>
    </Link>
  )
}
