import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import type { PageProps, PreloadContext } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { orderByTokenQuery } from '../orders/orders.queries.ts'
import { OrderReceived } from './order-received.tsx'
import styles from './success-page.module.css'

export async function preload({ queryClient, data, params }: PreloadContext): Promise<void> {
  await queryClient.fetchQuery(orderByTokenQuery(data, params.token ?? ''))
}

/** `/shop/checkout/{token}`: the order that stands. An unknown token is a page that does not exist. */
export default function SuccessPage({ params }: PageProps) {
  const data = useData()
  const order = useQuery(orderByTokenQuery(data, params.token ?? ''))
  if (order.data === null) return <NotFound />
  if (order.data) return <OrderReceived order={order.data} />
  return order.isError ? <Failed onRetry={() => order.refetch()} /> : <Waiting />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  usePageHead({ title: text('ORDER_FAILED'), robots: 'noindex' })
  return (
    <div className={`container ${styles.page}`}>
      <EmptyState icon="alert" title={text('ORDER_FAILED')} text={text('ORDER_FAILED_TEXT')} headingLevel={1}>
        <Button onClick={onRetry}>{text('CHECKOUT_RETRY')}</Button>
      </EmptyState>
    </div>
  )
}

function Waiting() {
  const text = useText()
  usePageHead({ title: text('CHECKOUT_SUMMARY'), robots: 'noindex' })
  return (
    <div className={`container ${styles.page}`} aria-busy="true">
      <div className={styles.thanks}>
        <Skeleton blockSize="64px" inlineSize="64px" round />
        <Skeleton blockSize="40px" inlineSize="min(60%, 420px)" />
      </div>
      <CardSkeleton blockSize="98px" lines={1} />
      <div className={styles.columns}>
        <CardSkeleton blockSize="360px" lines={5} />
        <CardSkeleton blockSize="360px" lines={5} />
      </div>
    </div>
  )
}
