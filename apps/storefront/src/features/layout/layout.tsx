import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { hydrateDeferred } from '../../shell/first-interaction.ts'
import { FramePart } from '../../shell/frame-part.tsx'
import { useRoute } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { deferred } from '../../ui/later/deferred.ts'
import { AccountSync } from '../account/account-sync.tsx'
import { CompareBarSlot } from '../compare/compare-bar-slot.tsx'
import { QuickViewSlot } from '../quick-view/quick-view-slot.tsx'
import { VehicleSlot } from '../vehicles/vehicle-slot.tsx'
import { deferredFooter } from './footer/deferred-footer.tsx'
import { deferredHeader } from './header/deferred-header.tsx'
import { MobileHeader } from './header/mobile-header.tsx'
import { headersOf, isSpaceship } from './header-variants.ts'
import styles from './layout.module.css'
import { LoadingBar } from './loading-bar.tsx'

const loadFrame = () => import('./checkout-frame.tsx')
// The server has it at hand; no first view but the checkout's own carries its code.
const CheckoutFrame = import.meta.env.SSR ? (await loadFrame()).default : deferred(loadFrame)

/**
 * What stands around every page: loading bar, headers, the page's body, footer (specification §2). `first` is what lies
 * over all of it and is met first by the keyboard.
 */
export function Layout({ children, first }: { children: ReactNode; first?: ReactNode }) {
  const text = useText()
  const { path } = useRoute()
  const { desktop, mobile, demo } = headersOf(path)
  // Who buys is led nowhere else.
  const isBuying = /^\/shop\/checkout(\/|$)/.test(path)
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)

  useEffect(() => {
    if (before.current === path) return
    before.current = path
    hydrateDeferred()
    // Who writes in the search or in the chat while the page comes goes on writing there.
    if (document.activeElement?.matches('main *,:not(input,textarea)'))
      main.current?.focus({ preventScroll: true })
  }, [path])

  // The payment's area stands alone (specification §2).
  if (/^\/pago(\/|$)/.test(path)) {
    return (
      <>
        {null}
        {first}
        <main id="main" ref={main} tabIndex={-1}>
          {/* Comes to life after the headers, in a task of its own. */}
          <Suspense>{children}</Suspense>
        </main>
      </>
    )
  }
  const mobileHeader = <MobileHeader variant={mobile} always={demo === 'mobile'} />
  return (
    <>
      <a href="#main" className="skip-link">
        {text('LAYOUT_SKIP')}
      </a>
      {first}
      <LoadingBar />
      {isBuying ? (
        <Suspense fallback={<div className={styles.reduced} />}>
          <CheckoutFrame isTop />
        </Suspense>
      ) : import.meta.env.SSR ? (
        <FramePart>{mobileHeader}</FramePart>
      ) : (
        mobileHeader
      )}
      {!isBuying && demo !== 'mobile' && deferredHeader}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        data-overhang={(!isBuying && isSpaceship(desktop)) || undefined}
      >
        {children}
      </main>
      {isBuying ? (
        <Suspense>
          <CheckoutFrame />
        </Suspense>
      ) : (
        !demo && deferredFooter
      )}
      <QuickViewSlot />
      <VehicleSlot />
      <CompareBarSlot />
      <AccountSync />
    </>
  )
}
