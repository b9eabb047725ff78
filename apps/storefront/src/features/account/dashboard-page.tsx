import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from '../session/account.module.css'
import { defaultAddressQuery } from '../session/account.queries.ts'
import { type Account, useAccount } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import { AddressText } from '../shipping/address-text.tsx'
import { LatestOrders } from './latest-orders.tsx'

/** `/account/dashboard`: who is signed in, where things are sent, the last orders. */
export default function DashboardPage() {
  const text = useText()
  const name = useAccount()?.firstName
  usePageHead({ title: text('ACCOUNT_NAV'), robots: 'noindex' })
  return (
    <AccountLayout title={name ? text('ACCOUNT_HELLO', { name }) : text('ACCOUNT_HELLO_NOBODY')}>
      {(account) => (
        <div className={styles.cards}>
          <section className={styles.card}>
            <h2>{text('ACCOUNT_PROFILE')}</h2>
            <div className={styles.who}>
              <Icon name="user" size={48} />
              <span>
                {account.firstName && <b>{account.firstName}</b>}
                <bdi dir="ltr">{account.email}</bdi>
              </span>
            </div>
            <ButtonLink to="/account/profile" kind="outline">
              {text('ACCOUNT_PROFILE_EDIT')}
            </ButtonLink>
          </section>
          <DefaultAddress account={account} />
          <div className={styles.whole}>
            <LatestOrders account={account} />
          </div>
        </div>
      )}
    </AccountLayout>
  )
}

function DefaultAddress({ account }: { account: Account }) {
  const text = useText()
  const data = useData()
  const {
    data: address,
    isPending,
    isError,
    refetch,
  } = useQuery(defaultAddressQuery(data, account.customerId))
  return (
    <section className={styles.card}>
      <h2>{text('ACCOUNT_ADDRESS')}</h2>
      {isPending && <Skeleton blockSize="150px" />}
      {isError && <LoadFailed title={text('ACCOUNT_ADDRESS_FAILED')} onRetry={() => refetch()} />}
      {address === null && (
        <>
          <p>{text('ACCOUNT_ADDRESS_NONE')}</p>
          <ButtonLink to="/account/addresses/new" kind="outline" icon="plus">
            {text('ADDRESS_ADD')}
          </ButtonLink>
        </>
      )}
      {address && (
        <>
          <AddressText address={address} />
          <ButtonLink to="/account/addresses" kind="outline">
            {text('ADDRESSES_BACK')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
