import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { useNavigator } from '../../../shell/navigator-context.ts'
import { useRoute } from '../../../shell/router.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { PhoneLink } from '../../../ui/actions/phone-link.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { branchesQuery, mainMenuQuery } from '../../content/content.queries.ts'
import { useShop } from '../../content/use-shop.ts'
import { useCompare } from '../../saved-products/compare.store.ts'
import { SearchBox } from '../../search/search-box.tsx'
import { headersOf } from '../header-variants.ts'
import { Departments } from '../menu/departments.tsx'
import { MainMenu } from '../menu/main-menu.tsx'
import { MenuLink } from '../menu/menu-link.tsx'
import { isPageLink, PageLinks } from '../menu/page-links.tsx'
import { workingLinks } from '../menu/working-links.ts'
import { AccountOpener } from './account-opener.tsx'
import { CartOpener } from './cart-opener.tsx'
import { CurrencySelect } from './currency-select.tsx'
import styles from './desktop-header.module.css'
import { desktopLooks, type HeaderVariant } from './desktop-looks.ts'
import { LanguageSelect } from './language-select.tsx'
import { WishlistIndicator } from './wishlist-indicator.tsx'

/** The header from 1200 px. What it is made of and how it is coloured comes from the table of variants. */
export function DesktopHeader() {
  const text = useText()
  const { hasPage } = useNavigator()
  const data = useData()
  const { desktop: variant } = headersOf(useRoute().path)
  const look: HeaderVariant = desktopLooks[variant]
  const menu = useQuery(mainMenuQuery(data))
  // From here on it tells who is here, what is in the cart and for which vehicle: hidden so far, since the document does
  // not know, and room was kept for the vehicle's name.
  useEffect(() => {
    const { dataset } = document.documentElement
    const shown = requestAnimationFrame(() => {
      delete dataset.known
      if (dataset.vehicle) dataset.vehicle = ''
    })
    return () => cancelAnimationFrame(shown)
  }, [])
  const { seller } = useShop()
  const phone = useQuery(branchesQuery(data)).data?.[0]?.phone ?? seller.phone
  const isClassic = look.layout === 'classic'
  const items = workingLinks(menu.data ?? [], hasPage)
  // Half a bar has room for the trees alone; what else the menu has stands in the strip above.
  const inBar = isClassic ? items : items.filter(({ categoryId }) => categoryId !== null)
  const inStrip = items.filter((item) => !inBar.includes(item) && !isPageLink(item.url, look.layout))
  const menus = (
    <>
      <Departments roles={look.departments} short={!isClassic} />
      <MainMenu items={inBar} />
    </>
  )
  const call = phone && (
    <PhoneLink phone={phone} className={styles.phone}>
      <Icon name="phone" size={18} />
      <span className="visually-hidden">{text('LAYOUT_CALL')} </span>
    </PhoneLink>
  )
  return (
    <header className={styles.header} data-layout={look.layout} data-variant={variant} data-role={look.body}>
      <div className={styles.topbar}>
        <div className={styles.strip} data-role={look.topbar[0]}>
          {!isClassic && call}
          <PageLinks place={look.layout} />
          {inStrip.map((item) => (
            <MenuLink key={item.url} item={item} />
          ))}
        </div>
        <div className={styles.strip} data-role={look.topbar[1]}>
          <CompareLink />
          <CurrencySelect />
          <LanguageSelect />
        </div>
      </div>
      <div className={styles.body} data-role={look.body}>
        <div className={`container ${styles.row}`}>
          {!isClassic && menus}
          <Link to="/" className={styles.logo} aria-label={text('LAYOUT_LOGO')}>
            <Logo />
          </Link>
          <div className={styles.search} data-look={look.search}>
            <SearchBox variant="desktop" look={look.search} />
          </div>
          <div className={styles.indicators}>
            <WishlistIndicator counter={look.counters} />
            <AccountOpener />
            <CartOpener counter={look.counters} />
          </div>
        </div>
      </div>
      {look.navbar && (
        <div className={styles.navbar} data-role={look.navbar} data-stretched={look.stretched || undefined}>
          <div className={`container ${styles.row}`}>
            {menus}
            {call}
          </div>
        </div>
      )}
    </header>
  )
}

function CompareLink() {
  const text = useText()
  const { items } = useCompare()
  return <Link to="/shop/compare">{text('LAYOUT_COMPARE', { count: items.length })}</Link>
}
