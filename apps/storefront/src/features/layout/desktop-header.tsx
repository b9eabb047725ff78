import { useQuery } from '@tanstack/react-query'
import { SELLER } from '#rules/seller.ts'
import { useData } from '../../app/data-context.tsx'
import { useText } from '../../app/texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { mainMenuQuery } from '../content/content.queries.ts'
import { branchesQuery } from '../home/home.queries.ts'
import { SearchBox } from '../search/search-box.tsx'
import { AccountIndicator } from './account-indicator.tsx'
import { CartIndicator } from './cart-indicator.tsx'
import { Departments } from './departments.tsx'
import styles from './desktop-header.module.css'
import { HEADER_VARIANTS, type HeaderVariantName } from './header-variants.ts'
import { LanguageSelect } from './language-select.tsx'
import { liveLinks } from './live-links.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneLink } from './phone-link.tsx'

/** The header from 1200 px: topbar, middle, navbar. How it is coloured comes from the table of variants. */
export function DesktopHeader({ variant }: { variant: HeaderVariantName }) {
  const text = useText()
  const data = useData()
  const look = HEADER_VARIANTS[variant]
  const menu = useQuery(mainMenuQuery(data))
  const branches = useQuery(branchesQuery(data))
  const branch = branches.data?.[0]
  const phone = branch?.phone ?? SELLER.phone
  return (
    <header className={styles.header}>
      <div className={styles.topbar} data-role={look.topbar}>
        <div className={`container ${styles.row}`}>
          <span className={styles.fact}>
            <Icon name="pin" size={16} />
            {branch ? `${branch.address}, ${branch.comuna}` : SELLER.address}
          </span>
          <span className={styles.fact}>
            <Icon name="clock" size={16} />
            {text('LAYOUT_HOURS_SHORT')}
          </span>
          <span className={`${styles.fact} ${styles.promise}`}>
            <Icon name="truck" size={16} />
            {text('LAYOUT_DELIVERY')}
          </span>
          <LanguageSelect />
        </div>
      </div>
      <div className={styles.middle} data-role={look.body}>
        <div className={`container ${styles.row}`}>
          <Link to="/" className={styles.logo} aria-label={text('LAYOUT_LOGO')}>
            <Logo />
          </Link>
          <div className={styles.search} data-look={look.search}>
            <SearchBox variant="desktop" />
          </div>
          <div className={styles.indicators}>
            <AccountIndicator withWords />
            <CartIndicator withTotal counter={look.counters} />
          </div>
        </div>
      </div>
      <div className={styles.navbar} data-role={look.navbar} data-stretched={look.stretched || undefined}>
        <div className={`container ${styles.row}`}>
          <Departments roles={look.departments} />
          <MainMenu items={liveLinks(menu.data ?? [])} />
          <PhoneLink phone={phone} className={styles.phone}>
            <Icon name="phone" size={18} />
            <span className="visually-hidden">{text('LAYOUT_CALL')} </span>
          </PhoneLink>
        </div>
      </div>
    </header>
  )
}
