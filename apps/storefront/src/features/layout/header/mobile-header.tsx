import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { useLazyPart } from '../../../ui/later/use-lazy-part.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { SearchBox } from '../../search/search-box.tsx'
import { useCurrentVehicle } from '../../vehicles/current-vehicle.store.ts'
import { type MobileVariantName, mobileVariants } from '../header-variants.ts'
import { AccountIndicator } from './account-indicator.tsx'
import { CartIndicator } from './cart-indicator.tsx'
import styles from './mobile-header.module.css'

const loadMenu = () => import('../menu/mobile-menu.tsx')
// A failure here is told when the menu is asked for.
const foresee = () => void loadMenu().catch(() => undefined)

/** The header below 1200 px: 50 px of menu, logo, search, account and cart; the search slides over it. */
export function MobileHeader({ variant, always }: { variant: MobileVariantName; always: boolean }) {
  const look = mobileVariants[variant]
  const text = useText()
  const { vehicle } = useCurrentVehicle()
  const [menu, setMenu] = useState(false)
  const [search, setSearch] = useState(false)
  const closeMenu = useCallback(() => setMenu(false), [])
  const MobileMenu = useLazyPart(loadMenu, menu, closeMenu)?.MobileMenu
  const closeSearch = useCallback(() => setSearch(false), [])
  useEffect(() => {
    if (!search) return
    // One Escape closes a dialog that was opened from it, or the suggestions; the next one the search.
    const onKey = ({ key, defaultPrevented, target }: KeyboardEvent) =>
      key === 'Escape' && !defaultPrevented && !(target as Element).closest('dialog') && closeSearch()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [search, closeSearch])
  return (
    <header
      className={styles.header}
      data-variant={variant}
      data-role={look.bar}
      data-always={always || undefined}
    >
      <div className={`container ${styles.row}`}>
        <button
          type="button"
          className={styles.button}
          aria-label={text('LAYOUT_OPEN_MENU')}
          aria-haspopup="dialog"
          aria-expanded={menu}
          onPointerEnter={foresee}
          onClick={() => setMenu(true)}
        >
          <Icon name="menu" size={26} />
        </button>
        <Link to="/" className={styles.logo} aria-label={text('LAYOUT_LOGO')}>
          <Logo />
        </Link>
        <div className={styles.search} data-open={search || undefined}>
          <SearchBox variant="mobile" look={look.search} onLeave={closeSearch} />
          <button
            type="button"
            className={`${styles.button} ${styles.closer}`}
            aria-label={text('LAYOUT_CLOSE_SEARCH')}
            onClick={closeSearch}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className={styles.indicators}>
          <button
            type="button"
            className={`${styles.button} ${styles.opener}`}
            data-vehicle={vehicle ? `${vehicle.model}\n${vehicle.year}` : undefined}
            aria-label={text('LAYOUT_OPEN_SEARCH')}
            aria-expanded={search}
            onClick={(event) => {
              const row = event.currentTarget.closest('header')
              setSearch(true)
              requestAnimationFrame(() => {
                const input = row?.querySelector('input')
                input?.focus()
                // What was searched before is written over.
                input?.select()
              })
            }}
          >
            <Icon name="search" size={24} />
          </button>
          <AccountIndicator />
          <CartIndicator counter={look.counters} />
        </div>
      </div>
      {menu && MobileMenu && <MobileMenu onClose={closeMenu} />}
    </header>
  )
}
