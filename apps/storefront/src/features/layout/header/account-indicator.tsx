import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useAccount } from '../../session/account.store.ts'
import styles from './account-indicator.module.css'

/** First name and e-mail once somebody is signed in (specification §2); for eyes where there is room. */
export function AccountWords({ isWide }: { isWide: boolean }) {
  const text = useText()
  const account = useAccount()
  return (
    <>
      <Icon name="user" size={26} />
      <span className={isWide ? styles.words : 'visually-hidden'} data-mine={isWide ? '' : undefined}>
        <small>{account ? account.firstName : text('LAYOUT_SIGN_IN')}</small>{' '}
        <b>{account ? <bdi>{account.email}</bdi> : text('LAYOUT_ACCOUNT')}</b>
      </span>
    </>
  )
}

/** The way to the account; a wide header opens it in a panel instead. */
export function AccountIndicator() {
  return (
    <Link to={useAccount() ? '/account/dashboard' : '/account/login'} className={styles.account}>
      <AccountWords isWide={false} />
    </Link>
  )
}
