import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useData } from '../../../shell/data-context.tsx'
import type { PageProps } from '../../../shell/page.ts'
import { usePageHead } from '../../../shell/page-head.tsx'
import { useText } from '../../../shell/texts.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import Pagination from '../../../ui/navigation/pagination.tsx'
import type { Account } from '../../session/account.store.ts'
import { AccountLayout } from '../../session/account-layout.tsx'
import styles from './my-orders.module.css'
import { myOrdersQuery } from './my-orders.queries.ts'
import { OrderRows, OrderRowsSkeleton } from './order-rows.tsx'

/** `/account/orders`: every order of the account, five to a page, the newest first. */
export default function MyOrdersPage({ query }: PageProps) {
  const text = useText()
  const title = text('MY_ORDERS_TITLE')
  usePageHead({ title, robots: 'noindex' })
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  return <AccountLayout title={title}>{(account) => <Orders account={account} page={page} />}</AccountLayout>
}

function Orders({ account, page }: { account: Account; page: number }) {
  const text = useText()
  const data = useData()
  const {
    data: orders,
    isError,
    refetch,
  } = useQuery({
    ...myOrdersQuery(data, account.customerId, page),
    placeholderData: keepPreviousData,
  })
  if (isError) {
    return (
      <EmptyState icon="alert" title={text('MY_ORDERS_FAILED')} text={text('MY_ORDERS_FAILED_TEXT')}>
        <Button onClick={() => refetch()}>{text('CHECKOUT_RETRY')}</Button>
      </EmptyState>
    )
  }
  if (!orders) return <OrderRowsSkeleton rows={4} />
  if (orders.items.length === 0) {
    return (
      <EmptyState icon="package" title={text('MY_ORDERS_NONE')} text={text('ACCOUNT_ORDERS_NONE')}>
        <ButtonLink to="/shop/shop-list" kind="accent">
          {text('ACCOUNT_ADDRESS_SHOP')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.count}>
        {text('MY_ORDERS_SHOWN', { from: orders.from, to: orders.to, total: orders.total })}
      </p>
      <OrderRows orders={orders.items} />
      <Pagination
        page={orders.page}
        pages={orders.pages}
        hrefOf={(to) => (to === 1 ? '/account/orders' : `/account/orders?page=${to}`)}
      />
    </>
  )
}
