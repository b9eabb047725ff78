import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useAccount } from '../../session/account.store.ts'
import styles from './account-indicator.module.css'
import { HeaderPanel } from './header-panel.tsx'

const loadPanel = () => import('./account-panel.tsx')

/** First name and e-mail once somebody is signed in (specification §2). A link on phones, else a panel. */
export function AccountIndicator({ withPanel }: { withPanel: boolean }) {
  const text = useText()
  const account = useAccount()
  const content = (
    <>
      <Icon name="user" size={26} />
      <span className={withPanel ? styles.words : 'visually-hidden'} data-mine={withPanel ? '' : undefined}>
        <small>{account ? account.firstName : text('LAYOUT_SIGN_IN')}</small>{' '}
        <b>{account ? <bdi>{account.email}</bdi> : text('LAYOUT_ACCOUNT')}</b>
      </span>
    </>
  )
  return withPanel ? (
    <HeaderPanel label={text('LAYOUT_ACCOUNT')} width={280} load={loadPanel} className={styles.account}>
      {content}
    </HeaderPanel>
  ) : (
    <Link to={account ? '/account/dashboard' : '/account/login'} className={styles.account}>
      {content}
    </Link>
  )
}
