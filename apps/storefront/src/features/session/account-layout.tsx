import { type ReactNode, useEffect, useRef } from 'react'
import { pathOf } from '../../shell/address.ts'
import { useNavigate, useRoute, useTarget } from '../../shell/router.tsx'
import type { TextKey } from '../../shell/text-keys.ts'
import { useText } from '../../shell/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Drawing, Icon } from '../../ui/media/icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import styles from './account.module.css'
import { type Account, accountOf, storedProfile, useAccount } from './account.store.ts'
import { loginFor } from './session-ended.ts'
import { useSignOut } from './use-sign-out.ts'

/** The pages of the account, in the order of its navigation. */
const accountPages: { to: string; icon: IconName; title: TextKey }[] = [
  { to: '/account/dashboard', icon: 'home', title: 'ACCOUNT_DASHBOARD' },
  { to: '/account/garage', icon: 'car', title: 'VEHICLES_GARAGE' },
  { to: '/account/pets', icon: 'paw', title: 'PETS_TITLE' },
  { to: '/account/orders', icon: 'package', title: 'MY_ORDERS_TITLE' },
  { to: '/account/addresses', icon: 'pin', title: 'ADDRESSES_TITLE' },
  { to: '/account/profile', icon: 'user', title: 'ACCOUNT_PROFILE' },
  { to: '/account/password', icon: 'shield', title: 'ACCOUNT_PASSWORD_TITLE' },
  { to: '/account/privacy', icon: 'eye', title: 'ACCOUNT_PRIVACY' },
]

/** The page itself, or one of what it lists. */
function currentAt(page: string, path: string): 'page' | 'true' | undefined {
  if (page === path) return 'page'
  return path.startsWith(`${page}/`) ? 'true' : undefined
}

/**
 * What stands around every page of the account: navigation, logout, heading. Nothing of a customer is
 * rendered on the server; who is not signed in is sent to the login.
 */
export function AccountLayout({
  title,
  children,
}: {
  title: string
  children: (account: Account) => ReactNode
}) {
  const text = useText()
  const navigate = useNavigate()
  const { path } = useRoute()
  const isLeaving = pathOf(useTarget()) === '/account/login'
  const account = useAccount()
  const signOut = useSignOut()
  const nav = useRef<HTMLElement>(null)
  const wasIn = useRef(false)
  // On a phone the navigation is a strip: the page's own entry is brought to sight, without moving the page, once it has a size.
  useEffect(() => {
    const strip = nav.current
    const entry = strip?.querySelector('[aria-current]')
    if (!strip || !entry) return
    const observer = new ResizeObserver(() => {
      const [around, at] = [strip.getBoundingClientRect(), entry.getBoundingClientRect()]
      strip.scrollLeft += at.left + at.width / 2 - around.left - around.width / 2
      observer.disconnect()
    })
    observer.observe(strip)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (account) wasIn.current = true
    // Who signs out is on the way there: a second time would load the page again under their hands.
    if (account || accountOf(storedProfile.get()) || isLeaving) return
    // A guest comes back to the page that was asked for; whoever has signed out meant to leave it.
    navigate(wasIn.current ? '/account/login' : loginFor(path), { replace: true })
  }, [account, isLeaving, navigate, path])
  return (
    <div className={`container ${styles.account}`}>
      <nav ref={nav} aria-label={text('ACCOUNT_NAV')} className={styles.nav}>
        {accountPages.map((page) => (
          <Link key={page.to} to={page.to} aria-current={currentAt(page.to, path)}>
            <Icon name={page.icon} />
            {text(page.title)}
          </Link>
        ))}
        <button type="button" onClick={signOut}>
          <Drawing path="M10.5 4H5v16h5.5M10 12h10M16 8l4 4-4 4" size={20} mirrored />
          {text('ACCOUNT_LOGOUT')}
        </button>
      </nav>
      <div className={styles.body}>
        <h1>{title}</h1>
        {account && children(account)}
      </div>
    </div>
  )
}
