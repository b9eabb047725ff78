import { useText } from '../../../shell/texts.tsx'
import styles from './account-indicator.module.css'
import { AccountWords } from './account-indicator.tsx'
import { HeaderPanel } from './header-panel.tsx'

const loadPanel = () => import('./account-panel.tsx')

/** Whose account is open, and its panel. */
export function AccountOpener() {
  return (
    <HeaderPanel label={useText()('LAYOUT_ACCOUNT')} width={280} load={loadPanel} className={styles.account}>
      <AccountWords isWide />
    </HeaderPanel>
  )
}
