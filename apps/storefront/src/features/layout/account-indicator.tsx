import { hasPage } from '../../app/routes.ts'
import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './account-indicator.module.css'

const LOGIN = '/account/login'

/** The way to the account, from when the shop has one. */
export function AccountIndicator({ withWords }: { withWords: boolean }) {
  const text = useText()
  if (!hasPage(LOGIN)) return null
  return (
    <Link to={LOGIN} className={styles.account}>
      <Icon name="user" size={26} />
      <span className={withWords ? styles.words : 'visually-hidden'}>
        <small>{text('LAYOUT_SIGN_IN')}</small> <b>{text('LAYOUT_ACCOUNT')}</b>
      </span>
    </Link>
  )
}
