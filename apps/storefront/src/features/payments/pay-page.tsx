import { useEffect, useRef } from 'react'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { wasSentToPay } from './gateway-form.ts'
import styles from './payment.module.css'
import { PaymentFrame } from './payment-frame.tsx'
import { useStartPayment } from './use-start-payment.ts'

/**
 * `/pago/{token}`: sends the shopper on to the gateway. Whoever comes back here by the browser's arrow has been
 * sent before and is shown how the payment stands instead, so that the arrow is no trap.
 */
export default function PayPage({ params }: PageProps) {
  const text = useText()
  const navigate = useNavigate()
  const token = params.token ?? ''
  const { start, busy, failure, words } = useStartPayment(token)
  const hasBegun = useRef(false)
  usePageHead({ title: text('PAYMENT_GOING'), robots: 'noindex' })

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (wasSentToPay(token)) navigate(`/pago/resultado/${token}`, { replace: true })
    else void start()
  }, [token, start, navigate])

  useEffect(() => {
    if (failure === 'settled') navigate(`/pago/resultado/${token}`, { replace: true })
  }, [failure, token, navigate])

  if (failure === 'unknown-order') return <NotFound />
  if (failure === null || failure === 'settled') {
    return (
      <PaymentFrame>
        <div className={styles.going} role="status" aria-busy="true">
          <span className={styles.spinner} aria-hidden="true" />
          <h1>{text('PAYMENT_GOING')}</h1>
          <p>{text('PAYMENT_GOING_TEXT')}</p>
        </div>
      </PaymentFrame>
    )
  }
  return (
    <PaymentFrame>
      <div role="alert">
        <EmptyState icon="alert" title={words} text={text('PAYMENT_ORDER_STANDS')} headingLevel={1}>
          <Button kind="accent" busy={busy} onClick={start}>
            {text('PAYMENT_RETRY')}
          </Button>
          <ButtonLink kind="outline" to={`/shop/checkout/${token}`}>
            {text('PAYMENT_SEE_ORDER')}
          </ButtonLink>
        </EmptyState>
      </div>
    </PaymentFrame>
  )
}
