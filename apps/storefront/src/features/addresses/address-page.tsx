import { useQuery } from '@tanstack/react-query'
import { useData } from '../../shell/data-context.tsx'
import type { PageProps } from '../../shell/page.ts'
import { usePageHead } from '../../shell/page-head.tsx'
import { useText } from '../../shell/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { CardSkeleton } from '../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Account } from '../session/account.store.ts'
import { AccountLayout } from '../session/account-layout.tsx'
import { AddressForm } from './address-form.tsx'
import { addressesQuery, addressQuery } from './addresses.queries.ts'

/** `/account/addresses/{id}`, or `new`: one address to write. */
export default function AddressPage({ params }: PageProps) {
  const text = useText()
  const isNew = params.id === 'new'
  const title = text(isNew ? 'ADDRESS_NEW' : 'ADDRESS_EDIT_TITLE')
  usePageHead({ title, robots: 'noindex' })
  return (
    <AccountLayout title={title}>
      {(account) =>
        isNew ? <New account={account} /> : <Edit key={params.id} account={account} id={Number(params.id)} />
      }
    </AccountLayout>
  )
}

function New({ account }: { account: Account }) {
  const data = useData()
  const { data: addresses, isError } = useQuery(addressesQuery(data, account.customerId))
  if (!addresses && !isError) return <CardSkeleton blockSize="520px" lines={6} />
  return <AddressForm account={account} address={null} isOnly={addresses?.length === 0} />
}

function Edit({ account, id }: { account: Account; id: number }) {
  const text = useText()
  const data = useData()
  const { data: address, isError, refetch } = useQuery(addressQuery(data, account.customerId, id))
  if (isError) {
    return (
      <EmptyState icon="alert" title={text('ADDRESSES_FAILED')} text={text('MY_ORDERS_FAILED_TEXT')}>
        <Button onClick={() => refetch()}>{text('CHECKOUT_RETRY')}</Button>
      </EmptyState>
    )
  }
  if (address === null) {
    return (
      <EmptyState icon="pin" title={text('ADDRESS_NOT_FOUND')} text={text('ADDRESS_NOT_FOUND_TEXT')}>
        <ButtonLink to="/account/addresses">{text('ADDRESSES_BACK')}</ButtonLink>
      </EmptyState>
    )
  }
  return address ? (
    <AddressForm account={account} address={address} isOnly={address.isDefault} />
  ) : (
    <CardSkeleton blockSize="520px" lines={6} />
  )
}
