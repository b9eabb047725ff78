import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { MenuItem } from '../../../data/port/content.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useNavigator } from '../../../shell/navigator-context.ts'
import { useText } from '../../../shell/texts.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { PhoneLink } from '../../../ui/actions/phone-link.tsx'
import { CloseButton, Dialog } from '../../../ui/dialog/dialog.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { useCart } from '../../cart/cart.store.ts'
import { branchesQuery, mobileMenuQuery } from '../../content/content.queries.ts'
import { useShop } from '../../content/use-shop.ts'
import { useCompare } from '../../saved-products/compare.store.ts'
import { useWishlist } from '../../saved-products/wishlist.store.ts'
import { useAccount } from '../../session/account.store.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { openPetPicker, openVehiclePicker } from '../../vehicles/open-vehicle-picker.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './mobile-menu.module.css'
import { MobileCurrencies, MobileLanguages } from './mobile-settings.tsx'
import { PageLinks } from './page-links.tsx'
import { workingLinks } from './working-links.ts'

/** The side menu of small screens. A submenu pushes a panel, 'back' takes it away; closing forgets them. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { hasPage } = useNavigator()
  const data = useData()
  const body = useRef<HTMLDivElement>(null)
  const [panels, setPanels] = useState<MenuItem[]>([])
  const depth = useRef(0)
  const { data: menu } = useQuery(mobileMenuQuery(data))
  const { data: branches } = useQuery(branchesQuery(data))
  const { count } = useCart()
  const { items } = useWishlist()
  const compared = useCompare()
  const { seller } = useShop()
  const phone = branches?.[0]?.phone ?? seller.phone
  const panel = panels.at(-1)

  // What had the focus is gone with its panel.
  useEffect(() => {
    if (depth.current !== panels.length)
      body.current?.querySelector<HTMLElement>('nav a, nav button')?.focus()
    depth.current = panels.length
  }, [panels.length])
  return (
    <Dialog
      shape="drawer"
      className={styles.menu}
      aria-label={text('LAYOUT_MENU')}
      onClose={onClose}
      onCancel={(event) => {
        if (panels.length === 0) return
        event.preventDefault()
        setPanels(panels.slice(0, -1))
      }}
    >
      <div ref={body} className={styles.body}>
        <div className={styles.top}>
          {panel ? (
            <button type="button" className={styles.back} onClick={() => setPanels(panels.slice(0, -1))}>
              <Icon name="chevron-start" />
              {text('LAYOUT_BACK')}
            </button>
          ) : (
            <Logo />
          )}
          <CloseButton label={text('LAYOUT_CLOSE_MENU')} onClick={onClose} />
        </div>
        <nav key={panels.length} aria-label={text('LAYOUT_MENU')} className={styles.panel}>
          {panel && (
            <h2>
              <MenuLink
                item={{ ...panel, title: text('LAYOUT_SEE_ALL', { name: panel.title }) }}
                onClick={onClose}
              />
            </h2>
          )}
          <ul>
            {(panel?.links ?? workingLinks(menu ?? [], hasPage)).map((item) => (
              <li key={item.url}>
                {item.links.length > 0 ? (
                  <button type="button" lang={item.lang} onClick={() => setPanels([...panels, item])}>
                    {item.title}
                    <Icon name="chevron-end" size={18} />
                  </button>
                ) : (
                  <MenuLink item={item} onClick={onClose} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {!panel && (
          <div className={styles.foot}>
            <Link to="/shop/wishlist" onClick={onClose}>
              <Icon name="heart" />
              {text('LAYOUT_WISHLIST_COUNT', { count: items.length })}
            </Link>
            <Link to="/shop/compare" onClick={onClose}>
              <Icon name="scale" />
              {text('LAYOUT_COMPARE', { count: compared.items.length })}
            </Link>
            <AccountLinks onLeave={onClose} />
            <button
              type="button"
              className={styles.out}
              onClick={() => {
                onClose()
                openVehiclePicker()
              }}
            >
              <Icon name="car" />
              {text('VEHICLES_GARAGE')}
            </button>
            <button
              type="button"
              className={styles.out}
              onClick={() => {
                onClose()
                openPetPicker()
              }}
            >
              <Icon name="paw" />
              {text('PETS_TITLE')}
            </button>
            <Link to="/shop/cart" onClick={onClose}>
              <Icon name="cart" />
              {text('LAYOUT_CART_COUNT', { count })}
            </Link>
            {phone && (
              <PhoneLink phone={phone}>
                <Icon name="phone" />
              </PhoneLink>
            )}
            <div className={styles.pages}>
              <PageLinks place="side" onClick={onClose} />
            </div>
            <MobileLanguages />
            <MobileCurrencies />
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** Signing in, or who is signed in with the pages of the account and the way out (specification §6). */
function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const text = useText()
  const account = useAccount()
  const signOut = useSignOut()
  if (!account)
    return (
      <Link to="/account/login" onClick={onLeave}>
        <Icon name="user" />
        {text('ACCOUNT_LOGIN_PAGE')}
      </Link>
    )
  return (
    <>
      <Link to="/account/dashboard" onClick={onLeave}>
        <Icon name="user" />
        <span className={styles.who}>
          {account.firstName && <b>{account.firstName}</b>}
          <bdi dir="ltr">{account.email}</bdi>
        </span>
      </Link>
      <Link to="/account/orders" onClick={onLeave}>
        <Icon name="package" />
        {text('MY_ORDERS_TITLE')}
      </Link>
      <Link to="/account/profile" onClick={onLeave}>
        <Icon name="list" />
        {text('ACCOUNT_PROFILE')}
      </Link>
      <Link to="/account/privacy" onClick={onLeave}>
        <Icon name="eye" />
        {text('ACCOUNT_PRIVACY')}
      </Link>
      <button
        type="button"
        className={styles.out}
        onClick={() => {
          onLeave()
          signOut()
        }}
      >
        <Icon name="close" />
        {text('ACCOUNT_LOGOUT')}
      </button>
    </>
  )
}
