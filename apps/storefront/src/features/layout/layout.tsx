import { type ReactNode, useEffect, useRef } from 'react'
import { useRoute } from '../../app/router.tsx'
import { useText } from '../../app/texts.tsx'
import { CartFollows } from '../cart/cart-follows.tsx'
import { QuickViewSlot } from '../quick-view/quick-view-slot.tsx'
import { DesktopHeader } from './desktop-header.tsx'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { LoadingBar } from './loading-bar.tsx'
import { MobileHeader } from './mobile-header.tsx'

/** What stands around every page: loading bar, headers, the page's body, footer (specification §2). */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText()
  const { path } = useRoute()
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)

  useEffect(() => {
    if (before.current === path) return
    before.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <>
      <a href="#main" className="skip-link">
        {text('LAYOUT_SKIP')}
      </a>
      <LoadingBar />
      <MobileHeader />
      <DesktopHeader variant="classic/five" />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <QuickViewSlot />
      <CartFollows />
    </>
  )
}
