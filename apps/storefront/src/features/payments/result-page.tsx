import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useNavigate } from '../../shell/router.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { orderByTokenQuery } from '../orders/orders.queries.ts'
import styles from './payment.module.css'
import { PaymentFrame } from './payment-frame.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { paymentResultQuery } from './payment-result.queries.ts'
import { useConfirmPaid } from './use-confirm-paid.ts'
import { waitAfter } from './waits-between.ts'

/**
 * `/pago/resultado/{token}`: how the payment of an order ended, wherever the shopper comes from. An order that is
 * not paid online has its success page; an unknown token is a page that does not exist.
 */
export default function ResultPage({ params }: PageProps) {
  const text = useText()
  const data = useData()
  const navigate = useNavigate()
  const token = params.token ?? ''
  const result = useQuery({
    ...paymentResultQuery(data, token),
    refetchInterval: ({ state }) =>
      state.data?.status === 'waiting' && !state.data.canRetry ? waitAfter(state.dataUpdateCount) : false,
  })
  const order = useQuery(orderByTokenQuery(data, token))
  const status = result.data?.status
  usePageHead({ title: text('PAYMENT_RESULT'), robots: 'noindex' })
  useConfirmPaid(status === 'paid' ? (order.data?.id ?? null) : null)

  // The order's own state was read before its payment was known.
  const { refetch } = order
  useEffect(() => {
    if (status !== undefined && status !== 'waiting') void refetch()
  }, [status, refetch])

  const isElsewhere = result.data != null && result.data.kind !== 'webpay'
  useEffect(() => {
    if (isElsewhere) navigate(`/shop/checkout/${token}`, { replace: true })
  }, [isElsewhere, token, navigate])

  if (result.data === null || order.data === null) return <NotFound />
  const isLost = (result.isError && !result.data) || (order.isError && !order.data)
  return (
    <PaymentFrame>
      {isLost ? (
        <EmptyState
          icon="alert"
          title={text('PAYMENT_LOST')}
          text={text('PAYMENT_LOST_TEXT')}
          headingLevel={1}
        >
          <Button onClick={() => Promise.all([result.refetch(), order.refetch()])}>
            {text('CHECKOUT_RETRY')}
          </Button>
        </EmptyState>
      ) : result.data && order.data && !isElsewhere ? (
        <PaymentOutcome
          result={result.data}
          order={order.data}
          isAsking={result.isFetching}
          onAsk={() => result.refetch()}
        />
      ) : (
        <div className={styles.outcome} aria-busy="true">
          <CardSkeleton blockSize="128px" lines={2} />
          <CardSkeleton blockSize="280px" lines={6} />
          <CardSkeleton blockSize="200px" />
        </div>
      )}
    </PaymentFrame>
  )
}
