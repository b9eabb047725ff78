import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { OrderRows, OrderRowsSkeleton } from '../orders/mine/order-rows.tsx'
import styles from '../session/account.module.css'
import { latestOrdersQuery } from '../session/account.queries.ts'
import type { Account } from '../session/account.store.ts'

/** The last orders of the account, each leading to its own page. */
export function LatestOrders({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const { data: orders, isPending, isError, refetch } = useQuery(latestOrdersQuery(data, account.customerId))
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_ORDERS')}</h2>
      {isPending && <OrderRowsSkeleton rows={3} />}
      {isError && <LoadFailed title={text('ACCOUNT_ORDERS_FAILED')} onRetry={() => refetch()} />}
      {orders?.items.length === 0 && (
        <>
          <p>{text('ACCOUNT_ORDERS_NONE')}</p>
          <ButtonLink to="/shop/shop-list" kind="accent">
            {text('ACCOUNT_ADDRESS_SHOP')}
          </ButtonLink>
        </>
      )}
      {orders && orders.items.length > 0 && (
        <>
          <OrderRows orders={orders.items} />
          <ButtonLink to="/account/orders" kind="outline">
            {text('MY_ORDERS_SEE_ALL')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
