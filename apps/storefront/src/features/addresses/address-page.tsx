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
import { comunasQuery, regionsQuery } from '../shipping/shipping.queries.ts'
import { AddressForm } from './address-form.tsx'
import { addressesQuery, addressQuery, countriesQuery } from './addresses.queries.ts'

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

/** Where an address can lie; the form waits for it, since without it no region and no comuna can be chosen. */
function usePlaces() {
  const data = useData()
  const regions = useQuery(regionsQuery(data))
  const comunas = useQuery(comunasQuery(data))
  const countries = useQuery(countriesQuery(data))
  const failed = [regions, comunas, countries].filter(({ isLoadingError }) => isLoadingError)
  return {
    places: regions.data &&
      comunas.data &&
      countries.data && { regions: regions.data, comunas: comunas.data, countries: countries.data },
    isFailed: failed.length > 0,
    retry: () => {
      for (const each of failed) void each.refetch()
    },
  }
}

function New({ account }: { account: Account }) {
  const data = useData()
  const { places, isFailed, retry } = usePlaces()
  const { data: addresses, isError } = useQuery(addressesQuery(data, account.customerId))
  if (isFailed) return <Failed onRetry={retry} />
  if (!places || (!addresses && !isError)) return <Waiting />
  return <AddressForm {...places} account={account} address={null} isOnly={addresses?.length === 0} />
}

function Edit({ account, id }: { account: Account; id: number }) {
  const text = useText()
  const data = useData()
  const { places, isFailed, retry } = usePlaces()
  const { data: address, isError, refetch } = useQuery(addressQuery(data, account.customerId, id))
  if (isError) return <Failed onRetry={refetch} />
  if (address === null) {
    return (
      <EmptyState icon="pin" title={text('ADDRESS_NOT_FOUND')} text={text('ADDRESS_NOT_FOUND_TEXT')}>
        <ButtonLink to="/account/addresses">{text('ADDRESSES_BACK')}</ButtonLink>
      </EmptyState>
    )
  }
  if (isFailed) return <Failed onRetry={retry} />
  if (!address || !places) return <Waiting />
  return <AddressForm {...places} account={account} address={address} isOnly={address.isDefault} />
}

const Waiting = () => <CardSkeleton blockSize="520px" lines={6} />

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <EmptyState icon="alert" title={text('ADDRESSES_FAILED')} text={text('MY_ORDERS_FAILED_TEXT')}>
      <Button onClick={() => onRetry()}>{text('CHECKOUT_RETRY')}</Button>
    </EmptyState>
  )
}
